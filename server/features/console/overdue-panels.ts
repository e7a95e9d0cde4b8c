import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { itemDecisions, ratingPanels } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Says how long a round may go on: two weeks to open the link, a week between the stories of a pair, and three to rate them.
 */
const ROUND_MS = 42 * 86_400_000

/** Counts the panels whose round has gone on for too long, or which are closed and have pairs that nobody has decided on. */
export async function countOverduePanels({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const begun = sql`coalesce(${ratingPanels.discussedAt}, ${ratingPanels.madeAt})`
  const decided = database
    .select({ pairs: sql`count(distinct ${itemDecisions.pair})` })
    .from(itemDecisions)
    .where(and(eq(itemDecisions.panelId, ratingPanels.id), isNotNull(itemDecisions.confirmedAt)))
  return database.$count(
    ratingPanels,
    or(
      and(ne(ratingPanels.round, 'closed'), lt(begun, new Date(clock().getTime() - ROUND_MS).toISOString())),
      and(eq(ratingPanels.round, 'closed'), sql`cardinality(${ratingPanels.items}) > (${decided})`),
    ),
  )
}
