import type { CareerRules } from './career-rules.ts'
import type { EducationLevel, Occupation } from './occupations/occupation.ts'

/** Holds what the user brings besides the score: never gender, age, nationality, name or city. */
export interface Background {
  readonly education: EducationLevel
  /** Of experience, the lower end of the range: 0, 1, 3, 6 or 10. */
  readonly years: number
}

export const READINESS = ['open_now', 'short_step', 'qualification_path'] as const

/** Rates how near an occupation is, apart from how well it fits. */
export interface OccupationMatch {
  readonly id: string
  readonly readiness: (typeof READINESS)[number]
  /** The usual qualification and years of experience, where they are still missing. */
  readonly education: EducationLevel | null
  readonly years: number | null
  readonly regulated: boolean
}

type ReadinessRules = Pick<CareerRules, 'shortStepYears'>

/** Rates how near an occupation is (C8). */
export function rateReadiness(
  rules: ReadinessRules,
  occupation: Occupation,
  background: Background,
): OccupationMatch {
  const isQualified = background.education >= occupation.education
  const missing = Math.max(0, occupation.years - background.years)
  return {
    id: occupation.id,
    readiness: readinessOf(rules, isQualified, missing, occupation.regulated),
    education: isQualified ? null : occupation.education,
    years: missing > 0 ? occupation.years : null,
    regulated: occupation.regulated,
  }
}

function readinessOf(
  { shortStepYears }: ReadinessRules,
  isQualified: boolean,
  missingYears: number,
  regulated: boolean,
) {
  if (!isQualified || missingYears > shortStepYears) return 'qualification_path'
  return missingYears > 0 || regulated ? 'short_step' : 'open_now'
}

/** Sorts occupations, the readiest first; equally ready ones in the order of the table. */
export function orderByReadiness(
  rules: ReadinessRules,
  occupations: readonly Occupation[],
  background: Background,
): readonly OccupationMatch[] {
  return occupations
    .map(occupation => rateReadiness(rules, occupation, background))
    .sort((a, b) => READINESS.indexOf(a.readiness) - READINESS.indexOf(b.readiness))
}
