import type { MajorId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { LicenceId } from './licences.ts'
import type { EducationLevel, Occupation } from './occupations/occupation.ts'

/** Holds what the user brings besides the score: never gender, age, nationality, name or city. */
export interface Background {
  readonly education: EducationLevel
  /** Null where the user named none. */
  readonly major: MajorId | null
  /** Of experience, the lower end of the range: 0, 1, 3, 6 or 10. */
  readonly years: number
}

/** Describes a degree by its level and, where not every one will do, its majors. */
export interface Degree {
  readonly level: EducationLevel
  readonly majors: readonly MajorId[]
}

export const READINESS = ['open_now', 'short_step', 'qualification_path'] as const

/** Rates how near an occupation is, apart from how well it fits. */
export interface OccupationMatch {
  readonly id: string
  readonly readiness: (typeof READINESS)[number]
  /** The degree and the years of experience, where they are still missing. */
  readonly degree: Degree | null
  readonly years: number | null
  readonly licence: LicenceId | null
}

type ReadinessRules = Pick<CareerRules, 'shortStepYears'>

/** Rates how near an occupation is (C8). */
export function rateReadiness(
  rules: ReadinessRules,
  occupation: Occupation,
  background: Background,
): OccupationMatch {
  const degree = { level: occupation.education, majors: occupation.majors ?? [] }
  const isQualified = holds(background, degree)
  const missing = Math.max(0, occupation.years - background.years)
  const licence = occupation.licence ?? null
  return {
    id: occupation.id,
    readiness: readinessOf(rules, isQualified, missing, licence !== null),
    degree: isQualified ? null : degree,
    years: missing > 0 ? occupation.years : null,
    licence,
  }
}

function holds({ education, major }: Background, { level, majors }: Degree): boolean {
  return education >= level && (majors.length === 0 || (major !== null && majors.includes(major)))
}

function readinessOf(
  { shortStepYears }: ReadinessRules,
  isQualified: boolean,
  missingYears: number,
  isLicensed: boolean,
) {
  if (!isQualified || missingYears > shortStepYears) return 'qualification_path'
  return missingYears > 0 || isLicensed ? 'short_step' : 'open_now'
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
