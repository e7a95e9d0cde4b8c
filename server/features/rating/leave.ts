import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { raters, ratingPanels, ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Takes a rater out of their panel, as they asked. */
export async function leave({ database }: Pick<Deps, 'database'>, id: string): Promise<void> {
  await database.transaction(transaction => takeOut(transaction, [id]))
}

/** Takes whoever an address was invited as out of every panel: its account was deleted. */
export async function leavePanels(transaction: Transaction, email: string): Promise<void> {
  const invited = await transaction.select({ id: raters.id }).from(raters).where(eq(raters.email, email))
  await takeOut(
    transaction,
    invited.map(({ id }) => id),
  )
}

/**
 * Deletes who raters are: address, statement, session. While a round is open their ratings go too; later somebody has decided by
 * them, and they stay under an id that leads to nobody.
 *
 * @returns how many there were
 */
export async function takeOut(transaction: Transaction, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const open = transaction
    .select({ id: ratingPanels.id })
    .from(ratingPanels)
    .where(eq(ratingPanels.round, 'open'))
  await transaction
    .delete(ratings)
    .where(and(inArray(ratings.raterId, [...ids]), inArray(ratings.panelId, open)))
  const left = await transaction
    .delete(raters)
    .where(inArray(raters.id, [...ids]))
    .returning({ id: raters.id })
  return left.length
}
