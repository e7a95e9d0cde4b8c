import { MAJORS } from '../majors.ts'
import { FACETS, FIELDS, type FieldId } from '../vocabulary.ts'
import type { CareerSentences, Reach } from './career-sentences.ts'
import { type Comparison, isOfField, isStrong } from './find-reasons.ts'
import type { FitTier } from './fit-tier.ts'
import { isAppointment, LICENCES, type LicenceId } from './licences.ts'
import { nameReadiness, type ReadinessName } from './name-readiness.ts'
import type { EducationLevel, Register } from './occupations/occupation.ts'
import type { Degree, OccupationMatch } from './rate-readiness.ts'

const lower = (family: string) =>
  `The occupations of “${family}” in this field ask for less education or experience than is held`

/** Names of facets hold an "and" of their own, so they stand in quotes (docs/method/careers.md). */
export const en: CareerSentences = {
  tier: {
    strong: 'Strong fit',
    good: 'Good fit',
    possible: 'Possible with development',
    explore: 'To explore',
  },
  note: {
    low_quality:
      'The quality signs are weak, so every path is marked “To explore” until the assessment is taken again.',
    even: 'An even profile, open to several paths.',
  },
  start: {
    own: (family, occupation) =>
      `“${family}” comes first: it holds work that the major qualifies for, “${occupation}”.`,
    alone: family => `The nearest path is “${family}”: its fit is higher than that of the next.`,
    ready: (family, occupation, match) =>
      `“${family}” comes first by fit and by nearness to major and experience together; its first occupation is “${occupation}” (${labelOf(match).toLowerCase()}).`,
    two: (first, second) =>
      `“${first}” and “${second}” are among the paths that neither fit nor nearness to major and experience sets apart: either can come first.`,
  },
  afterStudy: tier => `${tier}, after further study`,
  below: {
    first: family => `${lower(family)}; it comes first because no path at the level held fits as well.`,
    conditions: family => `${lower(family)}; it comes first because of your conditions in “What I want”.`,
    wanted: (family, other) =>
      `${lower(family)}; it comes first because the answers to “What I want” put it before “${other}”, which would come first without them.`,
    aside: family => `${lower(family)}.`,
    behind: families => {
      const names = families.map(({ name, fit }) => `“${name}” (${fit})`)
      const rest = 'occupations in this field ask for less education or experience than is held'
      return families.length === 1
        ? `${names[0]} fits more closely, but its ${rest}, so it comes after the others unless it is what is wanted.`
        : `${listed(names)} fit more closely, but their ${rest}, so they come after the others unless they are what is wanted.`
    },
  },
  elsewhere: works =>
    `Work that the major opens in other fields: ${works.map(({ title, field }) => `“${title}” (${field})`).join(', ')}.`,
  neighbours: works => {
    const doors = works.map(
      ({ title, field, near, licence }) =>
        `“${title}” (${field}; ${near === null ? 'the major opens it' : `close to “${near}”`}${onCondition(licence)})`,
    )
    const unmeasured =
      new Set(works.map(({ field }) => field)).size > 1
        ? 'Open in other fields without another degree (knowledge of those fields was not measured)'
        : 'Open in another field without another degree (knowledge of that field was not measured)'
    return `${unmeasured}: ${doors.join(', ')}.`
  },
  door: near =>
    near === null ? 'In another field; the major opens it.' : `In another field, and close to “${near}”.`,
  unmeasured:
    'The occupations in this path belong to fields that were not measured, so “Applied field knowledge” and “Tools, quality and safe practice” do not count towards its fit.',
  unasked: field =>
    `The questions on “${FIELDS[field].name.en}” do not ask about this work, so the scores on “Applied field knowledge” and “Tools, quality and safe practice” say nothing of your knowledge of it, though they count towards the fit.`,
  subject:
    'Readiness is judged by the level of education and the years of experience, and by the major where an occupation cannot be practised without it. Where a licence is named, the body beside it sets its conditions. In which work the years were spent is not known, the skills of the work itself were not tested, and readiness does not mean that a vacancy is open.',
  otherFields:
    'Knowledge of these fields was not measured, so “Applied field knowledge” and “Tools, quality and safe practice” are left out of the calculation, and the fit shown here is never above “Good fit”.',
  reason: ({ met, gaps: [gap] }, tier, reach, field) =>
    `${[strengths(met, tier), gap ? `the main gap is ${compared(gap, field)}` : REACHED[reach]].filter(Boolean).join('; ')}.`,
  nextGap: (gap, field) => `The next gap is ${compared(gap, field)}.`,
  alike: {
    reason: family => `The reasons for the fit are the same as for “${family}”.`,
    gap: family => `The next gap is the same as in “${family}”.`,
    unasked: family => `As in “${family}”, the questions of the field do not ask about this work.`,
    unmeasured: family =>
      `Here too the occupations belong to other fields, and the fit was worked out as for “${family}”.`,
  },
  alikeWork: {
    growth: occupation => `as for “${occupation}”`,
    readiness: (label, occupation) => `${label}: as was said of “${occupation}”.`,
  },
  readinessLabel: (match, usualYears) =>
    match.readiness === 'open_now' && usualYears === 0 ? 'Education suffices' : labelOf(match),
  readiness: (match, usualYears) => {
    const { readiness, degree, years, licence, portfolio, ownBusiness, studyYears } = match
    if (readiness === 'open_now')
      return usualYears > 0
        ? `${READINESS.open_now}: provided at least ${usualYears === 1 ? '1 year was' : `${usualYears} years were`} spent in such work.`
        : 'Education suffices: most such work asks for no experience.'
    const asked = years ?? usualYears
    const experience = asked === 0 ? [] : [`the usual experience is ${countedYears(asked)} in such work`]
    const isAlone = degree === null && asked === 0
    const needs = [
      ...(degree === null ? [] : [qualification(degree, studyYears, portfolio)]),
      ...(years === null ? [] : experience),
      ...(ownBusiness === null ? [] : [REGISTERED[ownBusiness]]),
      ...(portfolio ? [shown(isAlone && licence === null)] : []),
      ...(licence === null ? [] : [practised(licence, isAlone)]),
      ...(years === null ? experience : []),
    ]
    return `${labelOf(match)}: ${listed(needs)}.`
  },
}

/** "A", "A, and B", "A, B, and C": the parts are long. */
function listed(needs: readonly string[]): string {
  const last = needs.at(-1) ?? ''
  return needs.length < 2 ? last : `${needs.slice(0, -1).join(', ')}, and ${last}`
}

const REACHED = {
  all: 'you reach the target in everything the path asks for',
  close: 'in everything the path asks for you reach the target or come close',
  some: '',
} as const satisfies Readonly<Record<Reach, string>>

const REGISTERED = {
  commercial: 'it takes a commercial registration and money to begin with',
  agricultural:
    'it takes an agricultural register (Ministry of Environment, Water and Agriculture), money to begin with and perhaps a commercial registration',
} as const satisfies Readonly<Record<Register, string>>

const READINESS = {
  open_now: 'Education and experience suffice',
  short_step: 'Short step',
  qualification_path: 'Qualification path',
  appointment: 'By official appointment',
  own_business: "A business of one's own",
  after_experience: 'After experience',
  perhaps_licence: 'Perhaps a licence',
  licence: 'With a licence',
} as const satisfies Readonly<Record<ReadinessName, string>>

const labelOf = (match: Omit<OccupationMatch, 'id'>): string => READINESS[nameReadiness(match)]

/** What is only there to explore is not said to suit, and half of the answers or fewer are not said to be a strength. */
function strengths(met: readonly Comparison[], tier: FitTier): string {
  if (met.length === 0) return 'No facet reaches its target for this path yet'
  if (tier === 'explore')
    return `In your result, ${joined(met)} ${met.length > 1 ? 'come' : 'comes'} closest to this path`
  const strong = met.filter(isStrong)
  if (strong.length > 0)
    return `Your result suits this path because ${joined(strong)} ${strong.length > 1 ? 'are' : 'is'} among its strong points`
  return `Your result suits this path: ${joined(met)} ${met.length > 1 ? 'reach' : 'reaches'} what it asks`
}

const joined = (met: readonly Comparison[]) => met.map(quoted).join(' and ')

/** With the person's own answers. */
function quoted({ facet, high, count }: Comparison): string {
  const { name, section } = FACETS[facet]
  if (high === 0) return `“${name.en}”`
  const [one, more] =
    section === 'motivation' ? ['leans to it', 'lean to it'] : ['hits the mark', 'hit the mark']
  return `“${name.en}” (${high} of ${count} answers ${high === 1 ? one : more})`
}

/** Of what was asked in the chosen field, says which: the named work may know another. */
const ofField = (facet: Comparison['facet'], field: FieldId): string =>
  isOfField(facet) ? `, from the questions on “${FIELDS[field].name.en}”,` : ''

function compared({ facet, index, target }: Comparison, field: FieldId): string {
  return `“${FACETS[facet].name.en}” (${index}${ofField(facet, field)} against the path’s target of ${target})`
}

const DOCTORATE_YEARS = 3
/** A master's degree is still missing on the way to a doctorate. */
const isAfterMaster = (level: Degree['level'], studyYears: number) =>
  level === 4 && studyYears > DOCTORATE_YEARS

/** Without years of study, long experience stands in for the degree. */
function qualification({ level, majors }: Degree, studyYears: number, portfolio: boolean): string {
  const name = QUALIFICATIONS[level]
  if (studyYears === 0)
    return `the usual qualification is ${name}, for which ${portfolio ? 'experience' : 'long experience'} may stand in`
  const length = isAfterMaster(level, studyYears)
    ? `at least ${moreYears(studyYears)} of study, a master's degree among them`
    : `about ${moreYears(studyYears)} of study`
  if (majors.length === 0) return `the usual qualification is ${name} (${length})`
  return `it takes ${majors.map(id => `“${MAJORS[id].en}”`).join(' or ')} at the level of ${name} (${length})`
}

/** Names the licence that work of another field takes, behind what leads to it. */
function onCondition(licence: LicenceId | null): string {
  if (licence === null) return ''
  const { name, body } = LICENCES[licence]
  return licence === 'trade' ? '; a licence may be asked for' : `; it takes ${name.en} from the ${body.en}`
}

/** Whether somebody has it is not known, like a licence. */
const shown = (isOnly: boolean): string =>
  `it takes samples of finished work to show${isOnly ? '; those already in this work usually have them' : ''}`

/** Whether somebody holds it is not known: where nothing else is missing, it is a step only for those who do not. */
function practised(licence: LicenceId, isOnly: boolean): string {
  const { name, body } = LICENCES[licence]
  if (isAppointment(licence))
    return `this work is entered by ${name.en}${name.en.includes(body.en) ? '' : ` (${body.en})`}`
  if (licence === 'trade') return 'the authority that regulates the trade may require a professional licence'
  const taken = `work in Saudi Arabia requires ${name.en} (${body.en})`
  return isOnly ? `${taken}; if you already hold it, nothing more is needed` : taken
}

const moreYears = (years: number) => (years === 1 ? '1 more year' : `${years} more years`)
const countedYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

const QUALIFICATIONS: Readonly<Record<EducationLevel, string>> = {
  0: 'secondary school',
  1: 'a diploma',
  2: "a bachelor's degree",
  3: "a master's degree",
  4: 'a doctorate',
}
