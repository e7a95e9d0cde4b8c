import { asc, eq } from 'drizzle-orm'
import type { RaterState } from '#contract/rating.ts'
import { nextOpening, openTasks, type Sighting } from '#engine/ratings/open-tasks.ts'
import type { Transaction } from '#server/db/connection.ts'
import { raters, ratingPanels, ratings } from '#server/db/schema.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Rater } from '#server/http/rater.ts'

export type RatingRow = typeof ratings.$inferSelect
export type Panel = typeof ratingPanels.$inferSelect

/** Holds what a rater is asked, and what they and others of their address have had before them. */
export interface OwnTasks {
  readonly panel: Panel
  readonly tasks: readonly (RatingRow & { readonly wave: 1 | 2; readonly isRated: boolean })[]
  readonly sightings: readonly Sighting[]
}

/**
 * Reads what a rater is asked. With `lock` no other call of the person hands out or takes anything meanwhile, in whichever panel.
 *
 * @throws Refusal `unauthenticated` for one who has just been taken out
 */
export async function readTasks(
  transaction: Transaction,
  { id, panelId, email }: Pick<Rater, 'id' | 'panelId' | 'email'>,
  { lock }: { readonly lock: boolean },
): Promise<OwnTasks> {
  const same = transaction
    .select({ id: raters.id })
    .from(raters)
    .where(eq(raters.email, email))
    .orderBy(asc(raters.id))
  const people = await (lock ? same.for('update') : same)
  // What is taken in a round is there before the round ends.
  const own = transaction.select().from(ratingPanels).where(eq(ratingPanels.id, panelId))
  const [panel] = await (lock ? own.for('share') : own)
  if (!panel || !people.some(person => person.id === id)) throw new Refusal('unauthenticated')
  const rows = await transaction
    .select({ row: ratings })
    .from(ratings)
    .innerJoin(raters, eq(raters.id, ratings.raterId))
    .where(eq(raters.email, email))
    .orderBy(asc(ratings.place))
  const sightings = rows.flatMap(({ row: { pair, story, seenAt, ratedAt, discussedAt, secondAt } }) =>
    [seenAt, ratedAt, discussedAt, secondAt].flatMap(at => (at ? [{ pair, story, at: at.getTime() }] : [])),
  )
  const tasks = rows
    .filter(({ row }) => row.raterId === id)
    .map(({ row }) => ({
      ...row,
      wave: row.wave === 2 ? (2 as const) : (1 as const),
      isRated: row.ratedAt !== null,
    }))
  return { panel, tasks, sightings }
}

/**
 * Lists what a rater is asked in the discussion: the disputed stories that they have rated, in the order of before. Who could not judge one
 * and has said more of it is done with it.
 */
export function discussedTasks({ panel, tasks }: Pick<OwnTasks, 'panel' | 'tasks'>): OwnTasks['tasks'] {
  const disputed = panel.disputed ?? []
  return tasks
    .filter(task => task.isRated && isDiscussed(task, disputed))
    .map(task => ({
      ...task,
      isRated: task.secondRatings !== null || (task.unjudged !== null && task.secondReason !== null),
    }))
}

/** Tells whether a task is one of the disputed stories; what is planted twice is discussed once. */
export function isDiscussed(
  { pair, story, isRepeat }: Pick<RatingRow, 'pair' | 'story' | 'isRepeat'>,
  disputed: readonly string[],
): boolean {
  return !isRepeat && disputed.includes(pair.replace('@', `/${story}@`))
}

/** Says where a rater stands in the round, without anything of a story. */
export function describeState(
  { language, consentedAt }: Pick<Rater, 'language' | 'consentedAt'>,
  own: OwnTasks,
  now: Date,
): RaterState {
  const { panel, sightings } = own
  const tasks = panel.discussedAt === null ? own.tasks : discussedTasks(own)
  const isOpen = panel.round !== 'closed'
  const ready = isOpen ? openTasks(tasks, sightings, now.getTime()).length : 0
  const next = isOpen && ready === 0 ? nextOpening(tasks, sightings) : null
  return {
    ...{ panel: panel.name, kind: panel.kind, language, round: panel.round },
    stated: consentedAt !== null,
    rated: tasks.filter(({ isRated }) => isRated).length,
    all: tasks.length,
    ready,
    nextAt: next === null ? null : new Date(next).toISOString(),
  }
}
