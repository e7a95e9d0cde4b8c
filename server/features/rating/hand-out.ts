import { and, eq, inArray } from 'drizzle-orm'
import { RATING_RULES, type RatedStory } from '#contract/rating.ts'
import { textIn } from '#engine/bank/block.ts'
import { openTasks } from '#engine/ratings/open-tasks.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Rater } from '#server/http/rater.ts'
import { type RatingRow, readTasks } from './rated-tasks.ts'
import { facetSetOf, pairsByKey } from './stored-pairs.ts'

/** Hands out the next stories, as many as fit a half hour without a network, and notes that they were seen. */
export async function handOut(
  { database, clock, released }: Pick<Deps, 'database' | 'clock' | 'released'>,
  rater: Rater,
): Promise<RatedStory[]> {
  const now = clock()
  return database.transaction(async transaction => {
    const { panel, tasks, sightings } = await readTasks(transaction, rater, { lock: true })
    if (panel.round !== 'open') return []
    const open = openTasks(tasks, sightings, now.getTime()).slice(0, RATING_RULES.storiesAtATime)
    const ids = open.map(({ id }) => id)
    if (ids.length > 0)
      await transaction
        .update(ratings)
        .set({ seenAt: now })
        .where(and(eq(ratings.raterId, rater.id), inArray(ratings.id, ids)))
    return open.flatMap(task => tellStory(released, task, rater.language))
  })
}

/** Tells the words of a story and of its options, in the rater's order, and nothing else of it. */
export function tellStory(
  released: Deps['released'],
  { id, pair, story, order }: Pick<RatingRow, 'id' | 'pair' | 'story' | 'order'>,
  language: Locale,
): RatedStory[] {
  const item = pairsByKey(released).get(pair)?.[story]
  if (!item) return []
  const { story: told, question, options } = textIn(item, language)
  const ordered = [...order].map(place => options[Number(place) - 1] ?? '')
  return [{ id, story: told, question, options: ordered, set: facetSetOf(item) }]
}
