import type { Deps } from '#server/deps.ts'
import type { Rater } from '#server/http/rater.ts'
import type { FileResponse } from '#server/http/route.ts'
import { readTasks } from './rated-tasks.ts'

/** Copies what is kept of a rater. Ratings stand in the order in which they were given, without the stories: those are not theirs. */
export async function copyData({ database }: Pick<Deps, 'database'>, rater: Rater): Promise<FileResponse> {
  const { panel, tasks } = await database.transaction(transaction =>
    readTasks(transaction, rater, { lock: false }),
  )
  const { email, language, invitedAt, openedAt, practice, interests, consentVersion, consentedAt } = rater
  const rated = tasks.filter(({ isRated }) => isRated)
  const copy = {
    ...{ panel: panel.name, email, language, invitedAt, openedAt },
    ...{ practice, interests, consentVersion, consentedAt },
    ratings: rated.map(({ place, order, ratings, unjudged, namedFacet, ratedAt, ...second }) => ({
      number: place + 1,
      ...{ ratings: inShownOrder(ratings, order), unjudged, shows: namedFacet, at: ratedAt },
      discussed: (second.secondAt || second.secondReason) && {
        ...{
          ratings: inShownOrder(second.secondRatings, order),
          comment: second.secondReason,
          at: second.secondAt,
        },
      },
    })),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(copy, null, 2))
  return { bytes, name: 'wijha-ratings.json', saved: true }
}

/** Turns ratings in the item's own order into the order of the screen. */
export function inShownOrder(own: readonly number[] | null, order: string): number[] | null {
  return own && [...order].map(place => own[Number(place) - 1] ?? 0)
}
