import type { FieldId } from '../vocabulary.ts'
import { FAMILIES, type Family, type FamilyId } from './families.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { Occupation } from './occupations/occupation.ts'

/** Holds what matching takes from its version. A released version never changes: another number is another version. */
export interface CareerRules {
  readonly families: Readonly<Record<FamilyId, Family>>
  readonly occupations: Readonly<Record<FieldId, readonly Occupation[]>>
  /** Trades of different fields that are near each other. */
  readonly neighbours: readonly (readonly string[])[]
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
  readonly nearness: NearnessRules
}

/** Holds how far nearness orders paths (C7, C8), in points of fit and in years. */
export interface NearnessRules {
  /** Points for each missing year of study or experience, and for somebody who has studied and worked little. */
  readonly year: number
  readonly yearAtStart: number
  /** Years of experience below which a school leaver is at the start, and studying is the ordinary way on. */
  readonly startYears: number
  /** Years from which experience is long: one may lead, and needs no diploma for it. */
  readonly longYears: number
  /** Years of study from which a degree is another profession for whoever is not at the start. */
  readonly newDegreeYears: number
  /** Points for leading work for which nothing is missing, after long experience. */
  readonly lead: number
  /** Points between the first path and the last that is shown beside it. */
  readonly span: number
  /** The same for the third path, where it is neither of the own major nor the step up: two that say something are better than filler. */
  readonly thirdSpan: number
  /** Points below which the occupations of a path are not parted, and stand in the order of the table. */
  readonly close: number
  /** Points between the occupations of a path, beyond which the lower are not named. */
  readonly namedSpan: number
  /** Points of lift by which a path is clearly wanted. */
  readonly clearLift: number
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
  neighbours: NEIGHBOURS,
  fit: { levelShare: 0.7, relativeShare: 0.3, below: 30, span: 45, relativeSlope: 2 },
  tiers: { strong: 75, good: 65, possible: 50 },
  close: 8,
  quantile: 1.2816,
  even: 10,
  shortStepYears: 2,
  nearness: {
    year: 2,
    yearAtStart: 1,
    startYears: 3,
    longYears: 6,
    newDegreeYears: 4,
    lead: 8,
    span: 24,
    thirdSpan: 12,
    close: 2,
    namedSpan: 5,
    clearLift: 4,
  },
}
