/** Numbers that scoring takes from its version. A released version never changes: another number is another version. */
export interface ScoringRules {
  /** The lowest totals of the two upper bands, as a share of the form's maximum, rounded up to whole points. */
  readonly bands: { readonly excellent: Share; readonly good: Share }
  /** The lowest section scores of the three upper ratings, in percent of the section's maximum. */
  readonly ratings: { readonly excellent: number; readonly very_good: number; readonly good: number }
  /** The lowest facet indices of the two upper levels. */
  readonly levels: { readonly clear: number; readonly balanced: number }
  readonly ranges: RangeRules
  readonly quality: QualityRules
  readonly change: ChangeRules
}

export interface Share {
  readonly of: number
  readonly in: number
}

export interface RangeRules {
  /** The standard normal quantile that bounds a range on both sides. */
  readonly quantile: number
  /** The variance of one item within a person that is expected beforehand, and the number of items it weighs as much as. */
  readonly priorVariance: number
  readonly priorWeight: number
}

export interface QualityRules {
  /** By number of items, the most first; a form uses the first entry that it reaches, else the last. */
  readonly thresholds: readonly QualityThresholds[]
  /** An answer is rapid below this time, or below the time a word times the words of its item. */
  readonly rapidMilliseconds: number
  readonly rapidMillisecondsAWord: number
  /** Shares of rapid answers above which they are a sign. */
  readonly rapid: { readonly caution: Share; readonly low: Share }
  /** The share of answers at one position from which on it is a low sign. */
  readonly onePositionLow: Share
  /** The central 95 % of random section scores. */
  readonly chanceSection: { readonly from: number; readonly to: number }
}

export interface QualityThresholds {
  readonly items: number
  /** Longest run from which on. */
  readonly longString: { readonly caution: number; readonly low: number }
  /** The 99.9 % quantile of the largest position count of a random responder; more is a caution. */
  readonly onePosition: number
}

export interface ChangeRules {
  /** Days between two attempts, below which the first one is still remembered. */
  readonly leastDays: number
  /** The standard normal quantile of the certainty with which a change is said. */
  readonly quantile: number
}

/**
 * Holds version 1 of the scoring (docs/method/scoring.md): bands at 7/9 and 4/9, so 350 and 200 of 450; ratings at 80, 60 and
 * 40 %; ranges of 80 %; changes with 90 % certainty.
 */
export const SCORING_1: ScoringRules = {
  bands: { excellent: { of: 7, in: 9 }, good: { of: 4, in: 9 } },
  ratings: { excellent: 80, very_good: 60, good: 40 },
  levels: { clear: 75, balanced: 50 },
  ranges: { quantile: 1.2816, priorVariance: 1, priorWeight: 6 },
  quality: {
    thresholds: [
      { items: 90, longString: { caution: 8, low: 12 }, onePosition: 32 },
      { items: 40, longString: { caution: 7, low: 10 }, onePosition: 18 },
      { items: 30, longString: { caution: 7, low: 10 }, onePosition: 15 },
      { items: 15, longString: { caution: 6, low: 8 }, onePosition: 9 },
    ],
    rapidMilliseconds: 2000,
    rapidMillisecondsAWord: 60,
    rapid: { caution: { of: 1, in: 10 }, low: { of: 1, in: 4 } },
    onePositionLow: { of: 3, in: 5 },
    chanceSection: { from: 75, to: 105 },
  },
  change: { leastDays: 30, quantile: 1.645 },
}
