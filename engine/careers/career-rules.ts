import type { FieldId } from '../vocabulary.ts'
import { FAMILIES, type Family, type FamilyId } from './families.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { Occupation } from './occupations/occupation.ts'

/** Holds what matching takes from its version. A released version never changes: another number is another version. */
export interface CareerRules {
  readonly families: Readonly<Record<FamilyId, Family>>
  readonly occupations: Readonly<Record<FieldId, readonly Occupation[]>>
  readonly fit: FitRules
  /** The lowest fits of the three upper tiers, as shown. */
  readonly tiers: { readonly strong: number; readonly good: number; readonly possible: number }
  /** Families within this many points of fit share a rank: about one standard error. */
  readonly close: number
  /** The standard normal quantile that bounds the range of a fit on both sides. */
  readonly quantile: number
  /** Points between the best and the worst fit, below which a profile is called even. */
  readonly even: number
  /** Missing years of experience that still are a short step. */
  readonly shortStepYears: number
}

export interface FitRules {
  readonly levelShare: number
  readonly relativeShare: number
  /** Index points below the target from which nothing counts, and from there to full marks. */
  readonly below: number
  readonly span: number
  readonly relativeSlope: number
}

/** Holds version 1 of the careers (docs/method/careers.md). */
export const CAREERS_1: CareerRules = {
  families: FAMILIES,
  occupations: OCCUPATIONS,
  fit: { levelShare: 0.7, relativeShare: 0.3, below: 30, span: 45, relativeSlope: 2 },
  tiers: { strong: 75, good: 65, possible: 50 },
  close: 8,
  quantile: 1.2816,
  even: 10,
  shortStepYears: 2,
}
