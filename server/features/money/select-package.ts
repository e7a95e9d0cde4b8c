import type { Plan } from '#contract/payments.ts'
import { packageChoices } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Remembers what was chosen until it is bought or something else is. */
export async function selectPackage(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, packageId }: { readonly userId: string; readonly packageId: Plan },
): Promise<{ packageId: Plan }> {
  const values = { plan: packageId, chosenAt: clock() }
  await database
    .insert(packageChoices)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: packageChoices.userId, set: values })
  return { packageId }
}
