import type { ratingEndpoints } from '#contract/rating.ts'
import { ratingPaths } from '#contract/rating-paths.ts'
import type { Row } from '#web/api/rows.ts'

/** Types a rater's calls; apart from `web/api/rows.ts`, which every page of a taker loads. */
export const ratingRows: {
  readonly [Key in keyof typeof ratingEndpoints]: Row<(typeof ratingEndpoints)[Key]>
} = ratingPaths
