import { eq } from 'drizzle-orm'
import type { WantsAnswered } from '#contract/wants.ts'
import { WANT_CHOICES } from '#engine/wants/read-wants.ts'
import { decidedAt } from '#server/db/decided-at.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { type StoredChoice, wants } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { describeWants } from './find-wants.ts'

interface SaveWantsInput {
  readonly userId: string
  /** Whose choices the device says they are. */
  readonly person: string
  readonly choices: readonly { readonly item: string; readonly choice: string; readonly waited: number }[]
}

/**
 * Stores each choice unless a later one is there, or all was deleted later. The same choice again changes nothing.
 *
 * @throws Refusal `not_found` for another person's, `invalid_request` where no item or choice is known
 */
export async function saveWants(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, person, choices }: SaveWantsInput,
): Promise<WantsAnswered> {
  if (person !== userId) throw new Refusal('not_found')
  // What a later release no longer asks is left out: the rest of what a device kept is not lost for it.
  const known = choices.filter(({ item, choice }) => WANT_CHOICES.get(item)?.includes(choice))
  if (known.length === 0) throw new Refusal('invalid_request')
  const now = clock()
  return database.transaction(async transaction => {
    await lockPerson(transaction, userId)
    const [row] = await transaction.select().from(wants).where(eq(wants.userId, userId))
    const merged: Record<string, StoredChoice> = { ...row?.choices }
    for (const { item, choice, waited } of known) {
      // Made before all was deleted, however long it was on the way.
      if (row?.clearedAt && now.getTime() - waited < row.clearedAt.getTime()) continue
      const at = decidedAt(now, waited)
      if (at >= (merged[item]?.at ?? 0)) merged[item] = { choice, at }
    }
    const stored = { choices: merged, changedAt: now }
    await transaction
      .insert(wants)
      .values({ userId, ...stored })
      .onConflictDoUpdate({ target: wants.userId, set: stored })
    return describeWants(stored)
  })
}
