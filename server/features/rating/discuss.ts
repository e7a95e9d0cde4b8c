import { and, eq, inArray } from 'drizzle-orm'
import { type DiscussedStory, type GivenOpinion, RATING_RULES, type RaterState } from '#contract/rating.ts'
import { openTasks } from '#engine/ratings/open-tasks.ts'
import type { Transaction } from '#server/db/connection.ts'
import { ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Rater } from '#server/http/rater.ts'
import { inShownOrder } from './copy-data.ts'
import { tellStory } from './hand-out.ts'
import { inItemOrder } from './rate.ts'
import { describeState, discussedTasks, type RatingRow, readTasks } from './rated-tasks.ts'

/**
 * Hands out stories that raters disagree on, and notes that they were seen: how all ratings are spread, what others wrote, and the rater's own.
 * Of a pair the other story comes a week later, as in the round before. Those on which they have said nothing yet come first.
 */
export async function handOutDisputed(
  { database, clock, released }: Pick<Deps, 'database' | 'clock' | 'released'>,
  rater: Rater,
): Promise<DiscussedStory[]> {
  const now = clock()
  return database.transaction(async transaction => {
    const own = await readTasks(transaction, rater, { lock: true })
    if (own.panel.round !== 'discussion') return []
    const open = openTasks(discussedTasks(own), own.sightings, now.getTime())
      .toSorted((one, other) => Number(one.secondReason !== null) - Number(other.secondReason !== null))
      .slice(0, RATING_RULES.storiesAtATime)
    const ids = open.map(({ id }) => id)
    if (ids.length === 0) return []
    await transaction
      .update(ratings)
      .set({ discussedAt: now })
      .where(and(eq(ratings.raterId, rater.id), inArray(ratings.id, ids)))
    const said = await readSaid(transaction, rater, own.panel.id)
    return open.flatMap(task =>
      tellStory(released, task, rater.language).map(story => ({ ...story, ...opinionsOf(task, said) })),
    )
  })
}

/**
 * Takes what a rater says of a disputed story that was handed out: a comment, ratings, or both, each once. Said again in the same words it is
 * acknowledged again.
 *
 * @throws Refusal `not_found`, `round_closed`, `rated_already`
 */
export async function discuss(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  rater: Rater,
  { id, ratings: shown, comment }: GivenOpinion & { readonly id: string },
): Promise<RaterState> {
  const now = clock()
  return database.transaction(async transaction => {
    const own = await readTasks(transaction, rater, { lock: true })
    const task = discussedTasks(own).find(each => each.id === id && each.discussedAt !== null)
    if (!task) throw new Refusal('not_found')
    const given = shown && inItemOrder({ ratings: shown, unjudged: null, shows: null }, task).ratings
    if (isOther(given, task.secondRatings) || isOther(comment, task.secondReason))
      throw new Refusal('rated_already')
    const isKnown =
      (given === null || task.secondRatings !== null) && (comment === null || task.secondReason !== null)
    if (isKnown) return describeState(rater, own, now)
    if (own.panel.round !== 'discussion') throw new Refusal('round_closed')
    await transaction
      .update(ratings)
      .set({
        ...(given && task.secondRatings === null ? { secondRatings: given, secondAt: now } : {}),
        ...(comment === null ? {} : { secondReason: comment }),
      })
      .where(and(eq(ratings.raterId, rater.id), eq(ratings.id, id)))
    return describeState(rater, await readTasks(transaction, rater, { lock: false }), now)
  })
}

/** Tells whether something else was said before. */
function isOther<Value>(given: Value | null, stored: Value | null): boolean {
  return given !== null && stored !== null && String(given) !== String(stored)
}

/** Reads what all raters of a panel said, and apart from it what the others did. */
async function readSaid(transaction: Transaction, { id }: Rater, panelId: string) {
  const rows = await transaction
    .select()
    .from(ratings)
    .where(and(eq(ratings.panelId, panelId), eq(ratings.isRepeat, false)))
  return { rows, others: rows.filter(({ raterId }) => raterId !== id) }
}

type Opinions = Omit<DiscussedStory, keyof ReturnType<typeof tellStory>[number]>

/** Gathers opinions of a story in the rater's order of options; what others wrote stands in no order that says whose it is. */
function opinionsOf(
  task: RatingRow,
  { rows, others }: Readonly<Record<'rows' | 'others', readonly RatingRow[]>>,
): Opinions {
  const isSame = ({ pair, story }: RatingRow) => pair === task.pair && story === task.story
  const given = rows.filter(isSame).flatMap(row => (row.ratings ? [row.ratings] : []))
  const spread = [...task.order].map(place =>
    POINTS.map(point => given.filter(own => own[Number(place) - 1] === point).length),
  )
  const written = others.filter(isSame).flatMap(row => [row.unjudged, row.secondReason])
  return {
    spread,
    own: inShownOrder(task.ratings, task.order),
    cannot: task.unjudged,
    comment: task.secondReason,
    comments: written.filter(text => text !== null).toSorted(),
  }
}

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
