import type { MajorId } from '../vocabulary.ts'
import type { CareerRules, NearnessRules } from './career-rules.ts'
import { isAppointment, type LicenceId } from './licences.ts'
import type { EducationLevel, Occupation, Register } from './occupations/occupation.ts'
import { countStudyYears } from './study-years.ts'

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

/**
 * Names how an occupation lies to what somebody already is, the first to consider first: the trade that the major is made for;
 * others that the major opens; at the own level; another profession from its beginning; below the own level by one step, and by two.
 */
export const WAYS = ['trade', 'own', 'open', 'new_degree', 'below', 'far_below'] as const
export type Way = (typeof WAYS)[number]

/** Rates how near an occupation is, apart from how well it fits. */
export interface OccupationMatch {
  readonly id: string
  readonly readiness: (typeof READINESS)[number]
  /** The degree and the years of experience, where they are still missing. */
  readonly degree: Degree | null
  readonly years: number | null
  readonly licence: LicenceId | null
  /** It takes finished work of one's own to show. */
  readonly portfolio: boolean
  /** Where it is registered, if one runs it on one's own account. */
  readonly ownBusiness: Register | null
  /** Years of study that the missing degree takes; 0 where none is missing or experience stands in for it. */
  readonly studyYears: number
  readonly way: Way
  /** Points of fit by which nearness moves the occupation in the order; the fit itself stays. */
  readonly reach: number
}

type ReadinessRules = Pick<CareerRules, 'shortStepYears' | 'nearness'>

/** Rates how near an occupation is (C8). */
export function rateReadiness(
  rules: ReadinessRules,
  occupation: Occupation,
  background: Background,
): OccupationMatch {
  const degree = { level: occupation.education, majors: occupation.majors ?? [] }
  const isQualified = holds(background, degree)
  const isExperienced = !isQualified && standsIn(rules, occupation, background)
  const studyYears = isQualified || isExperienced ? 0 : countStudyYears(background, degree)
  const missing = Math.max(0, occupation.years - background.years)
  const licence = occupation.licence ?? null
  const portfolio = occupation.portfolio ?? false
  const ownBusiness = occupation.ownBusiness ?? null
  const readiness = readinessOf(rules, {
    isQualified,
    isExperienced,
    missing,
    licence,
    portfolio,
    ownBusiness,
  })
  const isNear = readiness !== 'qualification_path'
  const isCompeting = isQualified && missing === 0 && licence !== null && isAppointment(licence)
  // A course and a competition take about a year.
  const toReach = missing + studyYears + (licence !== null && isAppointment(licence) ? 1 : 0)
  return {
    id: occupation.id,
    readiness,
    degree: isQualified ? null : degree,
    years: missing > 0 ? occupation.years : null,
    licence,
    portfolio,
    ownBusiness,
    studyYears,
    way: wayOf(rules, occupation, background, { isOwn: isNear && isQualified, isCompeting, studyYears }),
    reach: reachOf(rules, occupation, background, { isNear, isExperienced, missing: toReach }),
  }
}

const DIPLOMA: EducationLevel = 1
const BACHELOR: EducationLevel = 2
const MASTER: EducationLevel = 3

function holds({ education, major }: Background, { level, majors }: Degree): boolean {
  return education >= level && (majors.length === 0 || (major !== null && majors.includes(major)))
}

/** Families whose work is learnt by having worked. */
const LEARNT_BY_WORKING = ['MANAGE', 'COORD', 'SELL']

/**
 * Experience stands in for a diploma of any kind where no licence is needed: long experience where one leads, coordinates or sells,
 * some of it where finished work is what is asked to be shown.
 */
function standsIn({ nearness }: ReadinessRules, occupation: Occupation, { years }: Background): boolean {
  const { education, majors, licence, family, portfolio } = occupation
  const isFree = education === DIPLOMA && !majors && !licence
  const isLearnt = LEARNT_BY_WORKING.includes(family) && years >= nearness.longYears
  return isFree && (isLearnt || (portfolio === true && years >= nearness.startYears))
}

function readinessOf(
  { shortStepYears }: ReadinessRules,
  has: {
    isQualified: boolean
    isExperienced: boolean
    missing: number
    licence: LicenceId | null
    portfolio: boolean
    ownBusiness: Register | null
  },
) {
  if (!has.isQualified && !has.isExperienced) return 'qualification_path'
  if (has.missing > shortStepYears || (has.licence !== null && isAppointment(has.licence)))
    return 'qualification_path'
  const isShort =
    has.missing > 0 || has.licence !== null || has.portfolio || has.ownBusiness !== null || has.isExperienced
  return isShort ? 'short_step' : 'open_now'
}

function wayOf(
  { nearness }: ReadinessRules,
  occupation: Occupation,
  background: Background,
  {
    isOwn,
    isCompeting,
    studyYears,
  }: { readonly isOwn: boolean; readonly isCompeting: boolean; readonly studyYears: number },
): Way {
  if (isAnotherProfession(nearness, occupation, background, studyYears)) return 'new_degree'
  const below = stepsBelow(nearness, occupation, background)
  if (below > 0) return below > 1 ? 'far_below' : 'below'
  const majors: readonly MajorId[] = occupation.majors ?? occupation.usualMajors ?? []
  if (background.major === null || !majors.includes(background.major)) return 'open'
  // Appointments are given by competition, mostly to those whose working life begins.
  if (isCompeting) return background.years < nearness.longYears ? 'own' : 'open'
  if (!isOwn) return 'open'
  // Finished work to show is what counts where it is asked for: no major makes that its trade.
  return isMadeFor(occupation, background) && !occupation.portfolio ? 'trade' : 'own'
}

/** Tells whether the own major is the one that leads most usually to some work. */
export function isMadeFor({ majors, usualMajors }: Occupation, { major }: Background): boolean {
  return major !== null && (majors ?? usualMajors)?.[0] === major
}

/** Whoever has a profession or has worked would begin another: in another major, or after school with years of study. */
function isAnotherProfession(
  nearness: NearnessRules,
  { majors }: Occupation,
  background: Background,
  studyYears: number,
): boolean {
  if (studyYears === 0 || isAtStart(nearness, background)) return false
  const { education, major } = background
  if (education === 0) return studyYears >= nearness.newDegreeYears
  return majors !== undefined && (major === null || !majors.includes(major))
}

/** Levels of education that the major groups of ISCO-08 answer to: managers and professionals, technicians, all others. */
const SKILLS: Readonly<Record<string, EducationLevel>> = { 1: 2, 2: 2, 3: 1 }

/**
 * Counts the steps by which some work lies below somebody, by its group in ISCO-08 and the education that it asks for. After long
 * experience work that asks for none of either, in services or without skill, lies a step below too.
 */
function stepsBelow(
  { longYears }: NearnessRules,
  { isco08, education: asked, years: usual }: Occupation,
  { education, years }: Background,
): number {
  const group = isco08.charAt(0)
  const below = Math.min(education, BACHELOR) - Math.max(SKILLS[group] ?? 0, asked)
  if (below > 0) return below
  const isEntry = asked === 0 && usual === 0 && ENTRY_GROUPS.includes(group)
  return Math.min(education, MASTER) - asked >= 2 || (isEntry && years >= longYears) ? 1 : 0
}

/** Groups of ISCO-08: service and sales workers, elementary occupations. */
const ENTRY_GROUPS = ['5', '9']

/** Tells whether somebody is a school leaver who has worked little, to whom studying is the ordinary way on. */
export function isAtStart({ startYears }: NearnessRules, { education, years }: Background): boolean {
  return education === 0 && years < startYears
}

/**
 * Each missing year counts against an occupation, and so does, like one, each of these: a degree that experience stands in for, finished
 * work to show, and a major that usually leads there and is not held. Having worked long counts for leading where no year is missing.
 */
function reachOf(
  { nearness }: ReadinessRules,
  { family, portfolio, usualMajors }: Occupation,
  background: Background,
  { isNear, isExperienced, missing }: { isNear: boolean; isExperienced: boolean; missing: number },
): number {
  const { major, years } = background
  const isUnusual = usualMajors !== undefined && (major === null || !usualMajors.includes(major))
  const counted = missing + Number(isExperienced) + Number(portfolio ?? false) + Number(isUnusual)
  const leads = isNear && missing === 0 && family === 'MANAGE' && years >= nearness.longYears
  return (
    (leads ? nearness.lead : 0) -
    counted * (isAtStart(nearness, background) ? nearness.yearAtStart : nearness.year)
  )
}
