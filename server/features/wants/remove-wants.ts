import type { WantsAnswered } from '#contract/wants.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { wants } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { describeWants } from './find-wants.ts'

/** Deletes every choice. The time stays, so that none made before it comes back from a device that was away. */
export async function removeWants(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<WantsAnswered> {
  const now = clock()
  const emptied = { choices: {}, changedAt: now, clearedAt: now }
  await database.transaction(async transaction => {
    // A save that has read the choices would write them back.
    await lockPerson(transaction, userId)
    await transaction
      .insert(wants)
      .values({ userId, ...emptied })
      .onConflictDoUpdate({ target: wants.userId, set: emptied })
  })
  return describeWants(emptied)
}
