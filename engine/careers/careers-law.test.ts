import { expect, test } from 'vitest'
import { MAJOR_IDS } from '../majors.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { EDUCATION, EXPERIENCE, FIELD_IDS } from '../vocabulary.ts'
import { readWants, WANT_CHOICES } from '../wants/read-wants.ts'
import { sumUpWants, type WantSummary } from '../wants/sum-up-wants.ts'
import { CAREERS_1 } from './career-rules.ts'
import { isAppointment } from './licences.ts'
import { type CareerMatch, matchCareers } from './match-careers.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { Occupation } from './occupations/occupation.ts'
import { orderByWants, type WantedMatch } from './order-by-wants.ts'
import type { Background } from './rate-readiness.ts'
import { sayCareers } from './say-careers.ts'
import { namedOccupations, shownFamilies } from './shown-paths.ts'

const PROFILES = 100_000
/** Of so many profiles the sentences are read too. */
const READ_EVERY = 20

/** Numbers of mulberry32, 0 to 1: the same at every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const plain = sampleAttempt(
  'basic',
  sampleAnswers('basic', () => 3),
)
const TABLE = new Map(Object.values(OCCUPATIONS).flatMap(list => list.map(one => [one.id, one] as const)))
const LEVELS = Object.values(EDUCATION).map(({ level }) => level)
const YEARS = Object.values(EXPERIENCE).map(({ years }) => years)

function occupationOf(id: string): Occupation {
  const found = TABLE.get(id)
  if (!found) throw new Error(`The table has no occupation '${id}'.`)
  return found
}

/** Written out, as the rules below: the level is held, and one of the majors where some are asked for. */
const holds = ({ education, majors }: Occupation, has: Background) =>
  has.education >= education && (!majors || (has.major !== null && majors.includes(has.major)))

/** Long experience for a diploma of any kind, where one leads, coordinates or sells without a licence. */
const isLearnt = ({ education, majors, licence, family }: Occupation, { years }: Background) =>
  education === 1 && !majors && !licence && ['MANAGE', 'COORD', 'SELL'].includes(family) && years >= 6

/** The trade that the major is made for, held and near. */
const isTrade = (work: Occupation, has: Background) =>
  work.majors?.[0] === has.major &&
  holds(work, has) &&
  work.years - has.years <= 2 &&
  !(work.licence && isAppointment(work.licence)) &&
  // Technicians' work is not the trade of a graduate; managers' and professionals' is, whatever it asks for.
  (has.education < 2 || work.education >= 2 || ['1', '2'].includes(work.isco08.charAt(0)))

/** Whoever holds a diploma or more would study another major from its beginning. */
const isAnotherProfession = (work: Occupation, has: Background) =>
  has.education > 0 &&
  work.majors !== undefined &&
  !holds(work, has) &&
  (has.major === null || !work.majors.includes(has.major))

type Path = (CareerMatch | WantedMatch)['families'][number]
const asideOf = (work: object) => 'aside' in work && work.aside === true

/** Collects every promise that a match of somebody breaks. */
function findBroken(match: CareerMatch | WantedMatch, has: Background): string[] {
  const families: readonly Path[] = match.families
  const shown = shownFamilies<Path>(families)
  const [first] = shown
  if (!first || families[0] !== first || shown.length > 3) return [`${shown.length} families`]
  const broken: string[] = []
  const all = [...shown, ...match.otherFields]
  if (new Set(all.map(({ id }) => id)).size !== all.length) broken.push('a family twice')
  for (const path of all) {
    const named = namedOccupations<Path['occupations'][number]>(path)
    if (named.length === 0 || named.length > 3) broken.push(`${named.length} occupations`)
    for (const { id, readiness, studyYears, degree } of path.occupations) {
      const work = occupationOf(id)
      if (work.licence && readiness === 'open_now') broken.push(`${id} is open without its licence`)
      const isMissing = !holds(work, has) && !(isLearnt(work, has) && readiness === 'short_step')
      if (isMissing && readiness !== 'qualification_path') broken.push(`${id} is near without its degree`)
      if (isMissing !== studyYears > 0) broken.push(`${id} hides its years of study`)
      if (studyYears > 0 && degree === null) broken.push(`${id} takes study for nothing`)
    }
  }
  const isOpen = ({ tier, occupations }: Path) =>
    tier !== 'explore' &&
    occupations.some(
      work =>
        !asideOf(work) &&
        ['trade', 'own', 'open'].includes(work.way) &&
        work.readiness !== 'qualification_path',
    )
  const [begun] = first.occupations
  if (begun && isAnotherProfession(occupationOf(begun.id), has) && families.some(isOpen))
    broken.push('another profession before work at the own level')
  const isAllToExplore = families.every(({ tier }) => tier === 'explore')
  const trades = families.filter(
    ({ tier, occupations }) =>
      (tier !== 'explore' || isAllToExplore) &&
      occupations.some(work => !asideOf(work) && isTrade(occupationOf(work.id), has)),
  )
  if (trades.length > 0 && begun && !isTrade(occupationOf(begun.id), has)) broken.push('the own trade late')
  if (match.elsewhere.some(({ occupation }) => !isTrade(occupationOf(occupation.id), has)))
    broken.push('elsewhere, and not the own trade')
  if (asideOf(first) && !families.every(asideOf)) broken.push('refused, and first')
  for (const path of shown) {
    const named = namedOccupations<Path['occupations'][number]>(path)
    if (families.some(isOpen) && named.some(({ way }) => way === 'far_below'))
      broken.push('named far below the own level')
    if (path !== first && !asideOf(first) && asideOf(path))
      broken.push('a refused path beside one that is not')
    if (!asideOf(path) && named.some(asideOf)) broken.push('a refused occupation named beside others')
  }
  return broken
}

/** Collects contradictions between two sentences of one report. */
function findContradictions(match: CareerMatch | WantedMatch): string[] {
  const { notes, families } = sayCareers(CAREERS_1, match, { otherFields: false })
  const [first] = families
  if (!first) return ['nothing is said']
  const said = notes.map(({ en }) => en)
  const broken: string[] = []
  if (said.filter(note => / comes first|nearest path | either can come first/.test(note)).length > 2)
    broken.push('two beginnings')
  if (
    said.some(note => note.includes('fit is higher')) &&
    families.some(({ fit, id }) => fit >= first.fit && id !== first.id)
  )
    broken.push('a highest fit that is not')
  const own = said.find(note => note.includes('the major qualifies for'))
  if (own && first.occupations[0]?.readiness === 'qualification_path')
    broken.push('an own major without its degree')
  const named = families.flatMap(({ occupations }) => occupations.map(({ title }) => title.en))
  const lower = said.find(note => note.includes('for your conditions'))
  if (lower && named.some(title => lower.startsWith(`“${title}”`)) && !families.some(({ aside }) => aside))
    broken.push('lower, and among the first')
  const postponed = 'postponed' in match && match.postponed?.isFirst ? match.postponed.occupation : null
  const works = match.families.flatMap<Path['occupations'][number]>(path => path.occupations)
  if (works.some(({ id, studyYears }) => id === postponed && studyYears > 0))
    broken.push('lower for its conditions, and years of study away')
  for (const { tier, tierText, reasons, occupations } of families) {
    if (tier === 'explore' && reasons.some(({ en }) => en.includes('suits this path')))
      broken.push('explored, and suits')
    const [begun] = occupations
    const takesStudy = begun?.readinessText.en.includes('of study') ?? false
    if (tierText.en.includes('after further study') !== takesStudy) broken.push('study in one sentence alone')
    for (const { readiness, readinessText } of occupations)
      if (readiness === 'open_now' && /takes|usual/.test(readinessText.en))
        broken.push('open, and asks for more')
  }
  return broken
}

/** Of two paths at the own level the one that takes study stands first only where it fits better. */
function findEarlyStudy({ families }: CareerMatch): string[] {
  const open = families.filter(
    ({ tier, occupations: [first] }) => tier !== 'explore' && first?.way === 'open',
  )
  const isStudied = ({ occupations }: Path) =>
    occupations.every(({ way, studyYears }) => way !== 'open' || studyYears > 0)
  const isReady = ({ occupations }: Path) =>
    occupations.some(({ way, studyYears, reach }) => way === 'open' && studyYears === 0 && reach >= 0)
  return open.flatMap((path, place) =>
    isStudied(path) && open.slice(place + 1).some(later => isReady(later) && later.fit >= path.fit)
      ? ['study before ready work that fits as well']
      : [],
  )
}

const numbersOf = ({ families }: CareerMatch | WantedMatch) =>
  (families as readonly Path[])
    .map(
      ({ id, fit, rank, tier, occupations }) =>
        `${id} ${fit} ${rank} ${tier} ${occupations.map(work => `${work.id}${work.readiness}`).toSorted()}`,
    )
    .toSorted()
    .join()

test(`of ${PROFILES.toLocaleString('en')} profiles each keeps every promise, with its wants and without`, () => {
  const random = randomFrom(17)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
  const wants: WantSummary[] = Array.from({ length: 1000 }, () =>
    sumUpWants(
      readWants(
        Object.fromEntries(
          [...WANT_CHOICES].flatMap(([id, choices]) => (random() < 0.05 ? [] : [[id, pick(choices)]])),
        ),
      ),
    ),
  )
  const wrong = new Map<string, number>()
  const note = (broken: readonly string[]) => {
    for (const each of broken) wrong.set(each, (wrong.get(each) ?? 0) + 1)
  }
  for (let made = 0; made < PROFILES; made++) {
    const middle = 20 + 60 * random()
    const facets = plain.facets.map(facet => {
      const index = Math.min(100, Math.max(0, middle + 60 * (random() - 0.5)))
      return { ...facet, index, high: Math.round((index / 100) * facet.count) }
    })
    const field = pick(FIELD_IDS)
    const background = { education: pick(LEVELS), major: pick([null, ...MAJOR_IDS]), years: pick(YEARS) }
    const match = matchCareers(CAREERS_1, { ...plain, facets }, field, background)
    if (!match) throw new Error('The core form has careers.')
    const ordered = orderByWants(CAREERS_1, match, pick(wants))
    note([...findBroken(match, background), ...findEarlyStudy(match)])
    note(findBroken(ordered, background))
    if (made % READ_EVERY > 0) continue
    if (numbersOf(match) !== numbersOf(ordered)) note(['a number has changed'])
    note([...findContradictions(match), ...findContradictions(ordered)])
  }
  expect([...wrong]).toEqual([])
}, 300_000)
