import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import { FIELDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { CareerSentences } from './career-sentences.ts'
import type { FamilyId } from './families.ts'
import { findStart } from './find-start.ts'
import type { FitTier } from './fit-tier.ts'
import type { CareerMatch, OwnFamilyMatch } from './match-careers.ts'
import type { Occupation } from './occupations/occupation.ts'
import type { Wanted, WantedMatch } from './order-by-wants.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { sayFindings, sayPostponed, sayWantedStart, sayWants } from './say-wants.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'
import { isBelowEducation, namedOccupations, shownFamilies } from './shown-paths.ts'

interface SaidOccupation {
  readonly id: string
  readonly title: Words
  readonly isco08: string
  readonly readiness: OccupationMatch['readiness']
  readonly readinessText: Words
  readonly regulated: boolean
  readonly growth: Words
  /** How it meets what is wanted, where it does otherwise than the others of its path. */
  readonly wanted: Words[]
}

export interface SaidFamily {
  readonly id: FamilyId
  readonly name: Words
  readonly rank: number
  readonly fit: number
  readonly range: OwnFamilyMatch['range']
  readonly tier: FitTier
  readonly tierText: Words
  readonly reasons: Words[]
  /** It meets a refusal, or lacks what must be there. */
  readonly aside: boolean
  readonly wanted: Words[]
  readonly occupations: SaidOccupation[]
}

/** Holds the careers in words, in the shape in which they are sent. */
export interface SaidCareers {
  readonly field: FieldId
  readonly notes: Words[]
  /** What of "What I want" is known; null where its reader is somebody else. */
  readonly wants: { readonly notes: Words[]; readonly ordered: boolean; readonly complete: boolean } | null
  readonly families: SaidFamily[]
  readonly otherFields: { note: Words; families: (SaidFamily & { readonly field: Words })[] } | null
}

const SENTENCES: Readonly<Record<Locale, CareerSentences>> = { ar, en }

type Tables = Pick<CareerRules, 'families' | 'occupations' | 'close'>

/** Says a match in every language. `otherFields` opens what only some plans open. */
export function sayCareers(
  tables: Tables,
  match: CareerMatch | WantedMatch,
  access: { readonly otherFields: boolean },
): SaidCareers {
  const wanted = 'wants' in match ? match : null
  const families = shownFamilies(match.families)
  const opened = firstDoors(tables, match.elsewhere)
  const near = firstDoors(tables, findNear(tables, families, match.neighbours), opened)
  const said = families.map(family => withDoors(tables, sayFamily(tables, family), near))
  return {
    field: match.field,
    notes: [
      ...match.notes.map(note => words(({ note: said }) => said[note])),
      ...(sayOwn(families, said) ??
        (wanted?.isOrdered ? sayWantedStart(tables, wanted) : sayStart(tables, families, said))),
      ...(wanted?.postponed
        ? sayPostponed(
            wanted.postponed,
            wanted.postponed.occupations.map(id => occupationIn(tables, id).title),
          )
        : []),
      ...sayBelow(tables, match.families, wanted?.isOrdered ?? false),
      ...sayElsewhere(tables, opened),
      ...sayNeighbours(tables, near),
      words(({ subject }) => subject),
    ],
    wants: wanted && {
      notes: sayWants(wanted.wants),
      ordered: wanted.isOrdered,
      complete: wanted.wants.missing.length === 0,
    },
    families: said,
    otherFields: access.otherFields
      ? {
          note: words(sentences => sentences.otherFields),
          families: match.otherFields.map(family => ({
            ...sayFamily(tables, family),
            field: FIELDS[family.field].name,
          })),
        }
      : null,
  }
}

type Shown = readonly (OwnFamilyMatch & Partial<Wanted>)[]

/** That the first path holds work of the own major; null where it does not, or is set aside or only there to explore. */
function sayOwn([first]: Shown, [said]: readonly SaidFamily[]): Words[] | null {
  const own = said?.occupations[0]
  if (!first || !own || first.aside || first.tier === 'explore' || !isOfMajor(first.occupations[0]))
    return null
  return [inEveryLanguage(locale => SENTENCES[locale].start.own(said.name[locale], own.title[locale]))]
}

const isOfMajor = (work: OccupationMatch | undefined): boolean => work?.way === 'trade' || work?.way === 'own'

/** Which path to begin with, where there is one to name. */
function sayStart(tables: Tables, families: Shown, said: readonly SaidFamily[]): Words[] {
  const start = findStart(families)
  if (start === null) return []
  const nameOf = ({ id }: OwnFamilyMatch) => tables.families[id].name
  if (start.kind === 'two') {
    const [first, second] = start.families
    return [
      inEveryLanguage(locale => SENTENCES[locale].start.two(nameOf(first)[locale], nameOf(second)[locale])),
    ]
  }
  const { family } = start
  // Nearness orders paths too: of one that comes first by it, no fit is said to be the highest.
  const isHighest = families.every(({ id, fit }) => id === family.id || fit + tables.close < family.fit)
  const [nearest] = said[0]?.occupations ?? []
  return [
    inEveryLanguage(locale => {
      const { alone, ready } = SENTENCES[locale].start
      const name = nameOf(family)[locale]
      return isHighest || !nearest ? alone(name) : ready(name, nearest.title[locale], nearest.readiness)
    }),
  ]
}

/** That the first path asks for less than the education or experience held, or which do and stand behind although they fit clearly better. */
function sayBelow(tables: Tables, families: readonly OwnFamilyMatch[], isWanted: boolean): Words[] {
  const [first] = families
  if (!first) return []
  const nameOf = ({ id }: OwnFamilyMatch) => tables.families[id].name
  if (isBelowEducation(first))
    return [
      inEveryLanguage(locale =>
        SENTENCES[locale].below[isWanted ? 'wanted' : 'first'](nameOf(first)[locale]),
      ),
    ]
  // What stands behind a wanted path stands there for the wishes.
  if (isWanted) return []
  const behind = families.filter(family => isBelowEducation(family) && family.fit > first.fit + tables.close)
  if (behind.length === 0) return []
  return [
    inEveryLanguage(locale =>
      SENTENCES[locale].below.behind(
        behind.map(family => ({ name: nameOf(family)[locale], fit: family.fit })),
      ),
    ),
  ]
}

const MOST_ELSEWHERE = 3

type Door = CareerMatch['elsewhere'][number]

/** Which trades of the own major stand in other fields, where any do. */
function sayElsewhere(tables: Tables, doors: readonly Door[]): Words[] {
  if (doors.length === 0) return []
  return [
    inEveryLanguage(locale => SENTENCES[locale].elsewhere(doors.map(door => sayDoor(tables, door, locale)))),
  ]
}

/** Which work of other fields is near to what is named here, and to which of it. */
function sayNeighbours(tables: Tables, doors: readonly NearDoor[]): Words[] {
  if (doors.length === 0) return []
  const isLicensed = doors.some(({ occupation: { licence } }) => licence !== null)
  return [
    inEveryLanguage(locale =>
      SENTENCES[locale].neighbours(
        doors.map(door => ({
          ...sayDoor(tables, door, locale),
          near: isOfMajor(door.occupation) ? null : occupationIn(tables, door.to).title[locale],
        })),
        isLicensed,
      ),
    ),
  ]
}

const sayDoor = (tables: Tables, { field, occupation: { id } }: Door, locale: Locale) => ({
  title: occupationIn(tables, id).title[locale],
  field: FIELDS[field].name[locale],
})

/** Selects the first doors, one of each family and field, of those that are not said already. */
function firstDoors<Each extends Door>(
  tables: Tables,
  doors: readonly Each[],
  said: readonly Door[] = [],
): readonly Each[] {
  const kindOf = ({ field, occupation: { id } }: Door) => `${field} ${occupationIn(tables, id).family}`
  const kinds = new Set(said.map(kindOf))
  return doors
    .filter(door => {
      const isNew = !kinds.has(kindOf(door))
      kinds.add(kindOf(door))
      return isNew
    })
    .slice(0, MOST_ELSEWHERE)
}

type NearDoor = Door & { readonly to: string }

/** Finds what is near to the occupations that are named and take no study, and of a family that is at least good or is shown as more than to explore. */
function findNear(
  tables: Tables,
  families: Shown,
  neighbours: CareerMatch['neighbours'],
): readonly NearDoor[] {
  const named = families.flatMap(family =>
    namedOccupations(family).flatMap(({ id, studyYears }) => (studyYears > 0 ? [] : [id])),
  )
  const shown = new Set(families.flatMap(({ id, tier }) => (tier === 'explore' ? [] : [id])))
  return neighbours.flatMap(door => {
    const to = named.find(id => door.near.includes(id))
    const isClose = door.tier !== 'possible' || shown.has(occupationIn(tables, door.occupation.id).family)
    return to && isClose ? [{ ...door, to }] : []
  })
}

const MOST_NAMED = 3

/**
 * Adds to a path what is near to it in other fields and of its family, as far as there is room, each with its field. What held for all that was named may
 * not hold for it, and is said of each.
 */
function withDoors(tables: Tables, family: SaidFamily, doors: readonly Door[]): SaidFamily {
  const own = doors
    .filter(({ occupation: { id } }) => occupationIn(tables, id).family === family.id)
    .slice(0, Math.max(0, MOST_NAMED - family.occupations.length))
    .map(({ field, occupation }) => {
      const said = sayOccupation(tables, occupation)
      return {
        ...said,
        title: inEveryLanguage(locale => `${said.title[locale]} (${FIELDS[field].name[locale]})`),
      }
    })
  if (own.length === 0) return family
  const spread = family.occupations.map(work => ({ ...work, wanted: [...family.wanted, ...work.wanted] }))
  return { ...family, wanted: [], occupations: [...spread, ...own] }
}

function sayFamily(tables: Tables, match: Omit<OwnFamilyMatch, 'isShown'> & Partial<Wanted>): SaidFamily {
  const { id, rank, fit, range, tier, met, gaps, occupations } = match
  const next = gaps[1]
  return {
    id,
    name: tables.families[id].name,
    rank,
    fit,
    range,
    tier,
    tierText: words(sentences =>
      occupations[0]?.studyYears ? sentences.afterStudy(sentences.tier[tier]) : sentences.tier[tier],
    ),
    reasons: [
      words(sentences => sentences.reason({ met, gaps }, tier)),
      ...(next ? [words(sentences => sentences.nextGap(next))] : []),
    ],
    aside: match.aside ?? false,
    wanted: sayFindings(match.wanted ?? []),
    occupations: namedOccupations(match).map(occupation => sayOccupation(tables, occupation)),
  }
}

function sayOccupation(tables: Tables, match: OccupationMatch & Partial<Wanted>): SaidOccupation {
  const occupation = occupationIn(tables, match.id)
  const { id, title, isco08, growth } = occupation
  const readinessText = words(sentences => sentences.readiness(match, occupation.years))
  const regulated = match.licence !== null
  const wanted = sayFindings(match.wanted ?? [])
  return { id, title, isco08, readiness: match.readiness, readinessText, regulated, growth, wanted }
}

function occupationIn({ occupations }: Tables, wanted: string): Occupation {
  const found = Object.values(occupations)
    .flat()
    .find(({ id }) => id === wanted)
  if (!found) throw new Error(`The table has no occupation '${wanted}'.`)
  return found
}

function words(say: (sentences: CareerSentences) => string): Words {
  return inEveryLanguage(locale => say(SENTENCES[locale]))
}
