import { isAppointment } from './licences.ts'
import type { OccupationMatch } from './rate-readiness.ts'

/** Names what each language has a label for. */
export type ReadinessName =
  | OccupationMatch['readiness']
  | 'appointment'
  | 'own_business'
  | 'after_experience'
  | 'perhaps_licence'
  | 'licence'

/** Names readiness by what is missing: a licence, years and a business of one's own are no short step. */
export function nameReadiness(match: Omit<OccupationMatch, 'id'>): ReadinessName {
  const { readiness, studyYears, years, licence, ownBusiness } = match
  if (studyYears === 0 && licence !== null && isAppointment(licence)) return 'appointment'
  if (readiness !== 'short_step') return readiness
  if (ownBusiness) return 'own_business'
  if (years !== null) return 'after_experience'
  if (licence === 'trade') return 'perhaps_licence'
  return licence === null ? readiness : 'licence'
}
