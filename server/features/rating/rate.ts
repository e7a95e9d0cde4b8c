import { and, eq } from 'drizzle-orm'
import type { GivenRating, RaterState } from '#contract/rating.ts'
import { ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Rater } from '#server/http/rater.ts'
import { describeState, type RatingRow, readTasks } from './rated-tasks.ts'

/**
 * Takes what a rater says of a story that was handed out. Said again in the same words it is acknowledged again; what was
 * acknowledged is not changed.
 *
 * @throws Refusal `not_found`, `round_closed`, `rated_already`
 */
export async function rate(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  rater: Rater,
  { id, ...given }: GivenRating & { readonly id: string },
): Promise<RaterState> {
  const now = clock()
  return database.transaction(async transaction => {
    const before = await readTasks(transaction, rater, { lock: true })
    const task = before.tasks.find(each => each.id === id && each.seenAt !== null)
    if (!task) throw new Refusal('not_found')
    const said = inItemOrder(given, task)
    if (task.isRated) {
      if (!isSame(said, task)) throw new Refusal('rated_already')
      return describeState(rater, before, now)
    }
    if (before.panel.round !== 'open') throw new Refusal('round_closed')
    await transaction
      .update(ratings)
      .set({ ...said, ratedAt: now })
      .where(and(eq(ratings.raterId, rater.id), eq(ratings.id, id)))
    return describeState(rater, await readTasks(transaction, rater, { lock: false }), now)
  })
}

type Said = Pick<RatingRow, 'ratings' | 'unjudged' | 'namedFacet'>

/** Turns ratings in the order of the screen into the item's own. */
export function inItemOrder(
  { ratings: shown, unjudged, shows }: GivenRating,
  { order }: Pick<RatingRow, 'order'>,
): Said {
  const own = shown?.map((_, index) => shown[order.indexOf(String(index + 1))] ?? 0) ?? null
  return { ratings: own, unjudged, namedFacet: shows }
}

function isSame(one: Said, other: Said): boolean {
  return (
    String(one.ratings) === String(other.ratings) &&
    one.unjudged === other.unjudged &&
    one.namedFacet === other.namedFacet
  )
}
