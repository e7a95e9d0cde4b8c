import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { Band, Rating } from '../vocabulary.ts'

/** Holds why the band of a total and the ratings of all its sections do not say the same. */
export interface Contrast {
  /** Whether the total stands below its cut while every section stands above its own, or the other way round. */
  readonly total: 'below' | 'above'
  readonly band: Exclude<Band, 'developing'>
  readonly score: number
  readonly max: number
  readonly cut: number
  /** Whether the range of the total reaches the cut. */
  readonly within: boolean
  readonly rating: Exclude<Rating, 'developing' | 'very_good'>
  /** Percent of a section's maximum at which the rating begins. */
  readonly from: number
}

/** The bands of a total and the ratings of a section, on one scale. */
const HEIGHT = { developing: 0, good: 1, very_good: 1, excellent: 2 } as const satisfies Record<
  Band | Rating,
  number
>

/**
 * Finds the contrast of a total that is called lower, or higher, than every one of its sections: their cuts are other shares of
 * the maximum (S3, S4). Null where there is none.
 */
export function findContrast(
  { total, sections }: Pick<ScoredAttempt, 'total' | 'sections'>,
  ratings: Readonly<Record<Contrast['rating'], number>>,
): Contrast | null {
  const { score, max, band, bandCuts, range } = total
  const isBelow = sections.every(({ rating }) => HEIGHT[rating] > HEIGHT[band])
  const isAbove = sections.every(({ rating }) => HEIGHT[rating] < HEIGHT[band])
  if (sections.length === 0 || !(isBelow || isAbove)) return null
  const reached = isAbove ? band : band === 'developing' ? 'good' : 'excellent'
  if (reached === 'developing') return null
  const cut = bandCuts[reached]
  return {
    ...{ total: isBelow ? 'below' : 'above', band: reached, score, max, cut },
    within: range.from < cut && cut <= range.to,
    ...{ rating: reached, from: ratings[reached] },
  }
}
