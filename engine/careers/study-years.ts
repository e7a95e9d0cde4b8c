import type { MajorId } from '../vocabulary.ts'
import type { EducationLevel } from './occupations/occupation.ts'
import type { Background, Degree } from './rate-readiness.ts'

/** Usual years of study after secondary school up to each level, by judgement; a bachelor's degree of four years. */
const YEARS_TO: Readonly<Record<EducationLevel, number>> = { 0: 0, 1: 2, 2: 4, 3: 6, 4: 9 }
const BACHELOR: EducationLevel = 2

/** Usual length of a bachelor's degree where it is not four years: the internship year and the long degrees. */
const LONG: Partial<Readonly<Record<MajorId, number>>> = {
  ...{ medicine: 7, dentistry: 7, pharmacy: 6 },
  ...{ nursing: 5, physiotherapy: 5, nutrition: 5, laboratory: 5, radiology: 5, applied_medicine: 5 },
  ...{ oral_health: 5, emergency_medicine: 5 },
  ...{ civil_engineering: 5, mechanical_engineering: 5, electrical_engineering: 5 },
  ...{ electronics_engineering: 5, industrial_engineering: 5, chemical_engineering: 5 },
  ...{ petroleum_engineering: 5, mining_engineering: 5, environmental_engineering: 5 },
  ...{ computer_engineering: 5, other_engineering: 5, architecture: 5 },
}

/**
 * Counts the years of study that a degree still takes (C8): what was studied counts where it leads on, in the same major or
 * where any will do; another profession is studied from its beginning.
 */
export function countStudyYears({ education, major }: Background, { level, majors }: Degree): number {
  const leadsOn = majors.length === 0 || (major !== null && majors.includes(major))
  if (leadsOn) return Math.max(0, YEARS_TO[level] - YEARS_TO[education])
  const whole = YEARS_TO[level]
  if (level < BACHELOR) return whole
  return whole - YEARS_TO[BACHELOR] + Math.min(...majors.map(id => LONG[id] ?? YEARS_TO[BACHELOR]))
}
