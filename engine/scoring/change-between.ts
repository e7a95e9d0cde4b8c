import type { TemplateId } from '../vocabulary.ts'
import type { ChangeRules } from './scoring-rules.ts'

/** Holds a total, a section or a facet of one finished attempt. */
export interface Measurement {
  readonly form: TemplateId
  /** One letter a position, as an attempt has pinned them. */
  readonly stories: string | null
  /** Milliseconds since 1970, as `Date.getTime()` says them. */
  readonly completedAt: number
  readonly score: number
  /** In the unit of the score. */
  readonly standardError: number
}

/** Holds the change between two attempts; `difference` is later minus earlier, in the unit of the scores. */
export type Change =
  | { readonly kind: 'changed'; readonly difference: number }
  | { readonly kind: 'no-clear-change'; readonly difference: number }
  | { readonly kind: 'not-comparable'; readonly reason: 'other-form' | 'other-stories' | 'too-soon' }

const DAY = 24 * 60 * 60 * 1000

/**
 * Tells whether two attempts at the same form differ by more than their errors of measurement: |difference| above
 * quantile * sqrt(SE1^2 + SE2^2), with the same stories and far enough apart in time (E5).
 */
export function changeBetween(
  { leastDays, quantile }: ChangeRules,
  earlier: Measurement,
  later: Measurement,
): Change {
  if (earlier.form !== later.form) return { kind: 'not-comparable', reason: 'other-form' }
  // A pair changes a fact on purpose: what an answer from memory costs has to be seen in data first.
  if (earlier.stories !== later.stories) return { kind: 'not-comparable', reason: 'other-stories' }
  if (later.completedAt - earlier.completedAt < leastDays * DAY) {
    return { kind: 'not-comparable', reason: 'too-soon' }
  }
  const difference = later.score - earlier.score
  const standardError = Math.hypot(earlier.standardError, later.standardError)
  const kind = Math.abs(difference) > quantile * standardError ? 'changed' : 'no-clear-change'
  return { kind, difference }
}
