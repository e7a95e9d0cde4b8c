import { LOCALES } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { isAppointment } from './licences.ts'
import { listSentences } from './list-sentences.ts'
import type { CareerMatch } from './match-careers.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { Occupation } from './occupations/occupation.ts'
import type { WantedMatch } from './order-by-wants.ts'
import type { Background } from './rate-readiness.ts'
import { sayCareers } from './say-careers.ts'
import { namedOccupations, shownFamilies } from './shown-paths.ts'
import { type Finding, weighWants } from './weigh-wants.ts'

const TABLE = new Map(Object.values(OCCUPATIONS).flatMap(list => list.map(one => [one.id, one] as const)))

function occupationOf(id: string): Occupation {
  const found = TABLE.get(id)
  if (!found) throw new Error(`The table has no occupation '${id}'.`)
  return found
}

/** Written out, as the rules below: the level is held, and one of the majors where some are asked for. */
const holds = ({ education, majors }: Occupation, has: Background) =>
  has.education >= education && (!majors || (has.major !== null && majors.includes(has.major)))

/** Experience for a diploma of any kind and no licence: long where one leads, coordinates or sells, some where finished work is shown. */
const isLearnt = ({ education, majors, licence, family, portfolio }: Occupation, { years }: Background) =>
  education === 1 &&
  !majors &&
  !licence &&
  ((['MANAGE', 'COORD', 'SELL'].includes(family) && years >= 6) || (portfolio === true && years >= 3))

/** The trade that the major is made for, held and near. */
const isTrade = (work: Occupation, has: Background) =>
  (work.majors ?? work.usualMajors)?.[0] === has.major &&
  !work.portfolio &&
  holds(work, has) &&
  work.years - has.years <= 2 &&
  !(work.licence && isAppointment(work.licence)) &&
  // Technicians' work is not the trade of a graduate; managers' and professionals' is, unless it asks for two levels less.
  (has.education < 2 || work.education >= 2 || ['1', '2'].includes(work.isco08.charAt(0))) &&
  Math.min(has.education, 3) - work.education < 2

/** Whoever holds a diploma or more would study another major from its beginning. */
const isAnotherProfession = (work: Occupation, has: Background) =>
  has.education > 0 &&
  work.majors !== undefined &&
  !holds(work, has) &&
  (has.major === null || !work.majors.includes(has.major))

export type Path = (CareerMatch | WantedMatch)['families'][number]
const isUneasy = (path: object, work: object) =>
  [path, work].some(
    each =>
      'wanted' in each && (each.wanted as readonly Finding[]).some(({ kind }) => kind === 'refusedSometimes'),
  )
const asideOf = (work: object) => 'aside' in work && work.aside === true

/** Collects every promise that a match of somebody breaks. */
export function findBroken(match: CareerMatch | WantedMatch, has: Background): string[] {
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
      if ((work.licence || work.portfolio || work.ownBusiness) && readiness === 'open_now')
        broken.push(`${id} is open without its licence, work to show or money to begin with`)
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
  const tradesOf = ({ occupations }: Path) =>
    occupations.filter(work => !asideOf(work) && isTrade(occupationOf(work.id), has))
  // Work of the own major that meets no refusal may come before a trade that meets one sometimes.
  const isEasy = begun !== undefined && ['trade', 'own'].includes(begun.way) && !isUneasy(first, begun)
  const trades = families.filter(
    path =>
      (path.tier !== 'explore' || isAllToExplore) &&
      tradesOf(path).some(work => !isEasy || !isUneasy(path, work)),
  )
  // A business of one's own may come before the trade that it grows out of.
  if (trades.length > 0 && begun && !begun.ownBusiness && tradesOf(first).length === 0)
    broken.push('the own trade late')
  if (match.elsewhere.some(({ occupation }) => !isTrade(occupationOf(occupation.id), has)))
    broken.push('elsewhere, and not the own trade')
  for (const { occupation, near } of match.neighbours) {
    const work = occupationOf(occupation.id)
    const isReached = holds(work, has) || isLearnt(work, has)
    if (!isReached || occupation.studyYears > 0 || (work.licence && isAppointment(work.licence)))
      broken.push(`${work.id} is said to be near without its degree`)
    if (['new_degree', 'below', 'far_below'].includes(occupation.way))
      broken.push(`${work.id} is near, and below`)
    if (!near.every(id => OCCUPATIONS[match.field].some(own => own.id === id)))
      broken.push(`${work.id} is near to nothing of the field`)
  }
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

/** Finds a path that wants put first although they speak no more for it than for the one that is first without them, and refuse nothing of that. */
export function findUnearned(ordered: WantedMatch, without: CareerMatch): string[] {
  const [first] = ordered.families
  const [before] = without.families
  if (!first || !before || first.id === before.id) return []
  const weighed = ({ occupations }: Path) =>
    occupations.map(({ id }) => {
      const work = occupationOf(id)
      const { requirements } = CAREERS_1.families[work.family]
      return weighWants(
        { ...work, asksAutonomy: requirements.some(({ facet }) => facet === 'AUT') },
        ordered.wants,
      )
    })
  const passed = weighed(before)
  if (passed.some(({ aside, isUneasy }) => aside || isUneasy)) return []
  const most = Math.max(...weighed(first).map(({ lift }) => lift))
  const isMore = most > Math.min(...passed.map(({ lift }) => lift))
  // Work below the own level comes first where it is clearly wanted and has the most points of all.
  const isBelow = ['below', 'far_below'].includes(first.occupations[0]?.way ?? '')
  const isClear = isBelow && most >= CAREERS_1.nearness.clearLift
  return isMore || isClear ? [] : ['first, and wanted no more']
}

type AnyPath = Pick<Path, 'id' | 'occupations'>

/** Finds what wants have changed beside the places of paths: nothing of a path or an occupation may be other than it was. */
export function findChanged(ordered: WantedMatch, without: CareerMatch): string[] {
  const paths: readonly AnyPath[] = [...ordered.families, ...ordered.otherFields]
  const before: readonly AnyPath[] = [...without.families, ...without.otherFields]
  const isKept = ({ occupations, ...path }: AnyPath) => {
    const now = paths.find(({ id }) => id === path.id)
    return (
      now !== undefined &&
      keeps(now, path) &&
      now.occupations.length === occupations.length &&
      occupations.every(work => now.occupations.some(other => other.id === work.id && keeps(other, work)))
    )
  }
  return paths.length === before.length && before.every(isKept) ? [] : ['a number has changed']
}

/** Which paths are shown, and how much of each is named, follows from the order. */
const PLACES = ['isShown', 'named']
const keeps = (now: object, before: object): boolean =>
  Object.entries(before).every(
    ([name, value]) => PLACES.includes(name) || now[name as keyof typeof now] === value,
  )

/** Collects contradictions between two sentences of one report, and between one and the order; `without` is the match without wants. */
export function findContradictions(match: CareerMatch | WantedMatch, without: CareerMatch): string[] {
  const careers = sayCareers(CAREERS_1, match, { otherFields: false })
  const { notes, families } = careers
  const [first] = families
  if (!first) return ['nothing is said']
  const said = notes.map(({ en }) => en)
  const broken: string[] = []
  for (const locale of LOCALES) {
    const sentences = listSentences(careers).map(words => words[locale])
    if (new Set(sentences).size < sentences.length) broken.push('a sentence twice')
  }
  const ids = families.map(({ id }) => id)
  if (ids.length > 3 || new Set(ids).size !== ids.length) broken.push('a path twice, or more than three')
  const works = families.flatMap(({ occupations }) => occupations.map(({ id }) => id))
  if (new Set(works).size !== works.length) broken.push('an occupation twice')
  if (said.filter(note => / comes first|nearest path | either can come first/.test(note)).length > 2)
    broken.push('two beginnings')
  if (
    said.some(note => note.includes('fit is higher')) &&
    families.some(({ fit, id }) => fit >= first.fit && id !== first.id)
  )
    broken.push('a highest fit that is not')
  broken.push(...findFalseReasons(said, match.families, without))
  const matched = [
    ...match.families.flatMap<Path['occupations'][number]>(path => path.occupations),
    ...[...match.neighbours, ...match.elsewhere].map(({ occupation }) => occupation),
  ]
  const takesStudy = (work: { readonly id: string } | undefined) =>
    matched.some(({ id, studyYears }) => id === work?.id && studyYears > 0)
  const own = said.find(note => note.includes('the major qualifies for'))
  if (own && takesStudy(first.occupations[0])) broken.push('an own major without its degree')
  const named = families.flatMap(({ occupations }) => occupations.map(({ title }) => title.en))
  const lower = said.find(note => note.includes('for your conditions'))
  if (lower && named.some(title => lower.startsWith(`“${title}”`)) && !families.some(({ aside }) => aside))
    broken.push('lower, and among the first')
  const postponed = 'postponed' in match && match.postponed?.isFirst ? match.postponed.occupations : []
  const all = match.families.flatMap<Path['occupations'][number]>(path => path.occupations)
  if (all.some(({ id, studyYears }) => postponed.includes(id) && studyYears > 0))
    broken.push('lower for its conditions, and years of study away')
  for (const { tier, tierText, reasons, occupations } of families) {
    if (tier === 'explore' && reasons.some(({ en }) => en.includes('suits this path')))
      broken.push('explored, and suits')
    if (tierText.en.includes('after further study') !== takesStudy(occupations[0]))
      broken.push('study in one sentence alone')
    for (const { readiness, readinessText } of occupations)
      if (readiness === 'open_now' && /takes|usual/.test(readinessText.en))
        broken.push('open, and asks for more')
  }
  return broken
}

/** Finds a reason that is not the true one, where the first path lies below the own level; and one that is missing. */
function findFalseReasons(
  said: readonly string[],
  families: readonly Path[],
  without: CareerMatch,
): readonly string[] {
  const [first] = families
  const [before] = without.families
  const reason = said.find(note => note.startsWith('The occupations of “'))
  if (!first || !before || isLower(first) !== (reason !== undefined)) return ['below, and not said']
  if (!reason) return []
  const isSame = first.id === before.id
  const passed = families.find(({ id }) => id === before.id)
  const isTrue = {
    'no path at the level held fits as well':
      isSame && families.every(path => isLower(path) || path.fit < first.fit),
    'because of your conditions': !isSame && passed !== undefined && asideOf(passed) && !asideOf(first),
    'which would come first without them':
      !isSame && reason.includes(`put it before “${CAREERS_1.families[before.id].name.en}”`),
  }
  return Object.entries(isTrue).flatMap(([part, holds]) =>
    reason.includes(part) && !holds ? [`untrue: ${part}`] : [],
  )
}

const isLower = ({ occupations }: Path): boolean =>
  occupations.every(({ way }) => way === 'below' || way === 'far_below')

/** Finds a path that takes study and stands before one at the own level that takes none and fits as well. */
export function findEarlyStudy({ families }: CareerMatch): string[] {
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
