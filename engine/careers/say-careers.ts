import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import { type CoreFacetId, FIELDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { Reach } from './career-sentences.ts'
import { SENTENCES, words } from './career-words.ts'
import { type Comparison, isOfField } from './find-reasons.ts'
import { findStart } from './find-start.ts'
import type { CareerMatch, OwnFamilyMatch } from './match-careers.ts'
import type { Occupation } from './occupations/occupation.ts'
import type { Wanted, WantedMatch } from './order-by-wants.ts'
import { PAGES } from './pages/index.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { type PathDraft, type SaidFamily, sayOnce, type WorkDraft } from './say-once.ts'
import { sayPostponed, sayWantedStart, sayWants } from './say-wants.ts'
import { isBelowEducation, namedOccupations, shownFamilies } from './shown-paths.ts'

/** Holds the careers in words, in the shape in which they are sent. */
export interface SaidCareers {
  readonly field: FieldId
  readonly notes: Words[]
  /** What of "What I want" is known; null where its reader is somebody else. */
  readonly wants: { readonly notes: Words[]; readonly ordered: boolean; readonly complete: boolean } | null
  readonly families: SaidFamily[]
  readonly otherFields: { note: Words; families: (SaidFamily & { readonly field: Words })[] } | null
}

/** Adds the chosen field to the tables: its knowledge alone was measured. */
type Tables = Rules & { readonly field: FieldId }
type Rules = Pick<CareerRules, 'families' | 'occupations' | 'close'>

/** Says a match in every language. `otherFields` opens what only some plans open. */
export function sayCareers(
  rules: Rules,
  match: CareerMatch | WantedMatch,
  access: { readonly otherFields: boolean },
): SaidCareers {
  const tables = { ...rules, field: match.field }
  const wanted = 'wants' in match ? match : null
  const families = shownFamilies(match.families)
  const opened = firstDoors(tables, match.elsewhere)
  const near = firstDoors(tables, findNear(tables, families, match), opened)
  const doors = [...opened.map(door => ({ ...door, to: null })), ...near]
  const own = [
    ...families.map(family => withDoors(tables, family, doors)),
    ...draftDoorFamilies(tables, families, match, doors),
  ]
  const others = access.otherFields ? match.otherFields : []
  const paths = sayOnce([...own, ...others.map(family => draftOther(tables, family))])
  const said = paths.slice(0, own.length)
  const placed = new Set(said.flatMap(({ occupations }) => occupations.map(({ id }) => id)))
  const isLeft = ({ occupation: { id } }: Door) => !placed.has(id)
  return {
    field: match.field,
    notes: [
      ...match.notes.map(note => words(({ note: said }) => said[note])),
      ...(sayOwn(tables, families) ??
        (wanted?.isOrdered ? sayWantedStart(tables, wanted) : sayStart(tables, families, said))),
      ...(wanted?.postponed
        ? sayPostponed(
            wanted.postponed,
            wanted.postponed.occupations.map(id => occupationIn(tables, id).title),
          )
        : []),
      ...sayBelow(tables, match.families, wanted?.isOrdered ? wanted : null),
      ...sayElsewhere(tables, opened.filter(isLeft)),
      ...sayNeighbours(tables, near.filter(isLeft)),
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
          families: others.flatMap(({ field }, place) => {
            const path = paths[own.length + place]
            return path ? [{ ...path, field: FIELDS[field].name }] : []
          }),
        }
      : null,
  }
}

type Shown = readonly (OwnFamilyMatch & Partial<Wanted>)[]

/** That the first path holds work of the own major; null where it does not, or is set aside or only there to explore. */
function sayOwn(tables: Tables, [first]: Shown): Words[] | null {
  const own = first?.occupations[0]
  if (!first || !own || first.aside || first.tier === 'explore' || !isOfMajor(own)) return null
  const { title } = occupationIn(tables, own.id)
  const { name } = tables.families[first.id]
  return [inEveryLanguage(locale => SENTENCES[locale].start.own(name[locale], title[locale]))]
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
  const isHighest = said.every(({ id, fit }) => id === family.id || fit + tables.close < family.fit)
  const [nearest] = families[0]?.occupations ?? []
  return [
    inEveryLanguage(locale => {
      const { alone, ready } = SENTENCES[locale].start
      const name = nameOf(family)[locale]
      return isHighest || !nearest
        ? alone(name)
        : ready(name, occupationIn(tables, nearest.id).title[locale], nearest)
    }),
  ]
}

/** That the first path asks for less than the education or experience held, and why; or which do and stand behind although they fit clearly better. */
function sayBelow(tables: Tables, families: Shown, wanted: WantedMatch | null): Words[] {
  const [first] = families
  if (!first) return []
  const nameOf = ({ id }: Pick<OwnFamilyMatch, 'id'>) => tables.families[id].name
  if (isBelowEducation(first)) {
    const name = nameOf(first)
    const reason = reasonOfBelow(first, families, wanted)
    const other = wanted?.firstWithout ? nameOf({ id: wanted.firstWithout }) : name
    return [inEveryLanguage(locale => SENTENCES[locale].below[reason](name[locale], other[locale]))]
  }
  // What stands behind a wanted path stands there for the wishes.
  if (wanted) return []
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

/** Finds why a path below the own level comes first: what is wanted is the reason where another would be first without it. */
function reasonOfBelow(
  first: Shown[number],
  families: Shown,
  wanted: WantedMatch | null,
): 'first' | 'conditions' | 'wanted' | 'aside' {
  if (first.aside) return 'aside'
  if (!wanted || wanted.firstWithout === first.id) return 'first'
  const isLeft = families.some(path => !path.aside && path.tier !== 'explore' && !isBelowEducation(path))
  const isAside = families.some(({ id, aside }) => id === wanted.firstWithout && aside)
  return isAside && !isLeft ? 'conditions' : 'wanted'
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
  return [
    inEveryLanguage(locale =>
      SENTENCES[locale].neighbours(
        doors.map(door => ({
          ...sayDoor(tables, door, locale),
          near: isOfMajor(door.occupation) ? null : occupationIn(tables, door.to).title[locale],
          licence: door.occupation.licence,
        })),
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

/**
 * Finds what is near to the occupations that are named, and of a family that is at least good or is shown as more than to explore. What is near to
 * work that takes study opens a path of its own alone: in a shown one it would stand beside what it is meant to lead to.
 */
function findNear(
  tables: Tables,
  families: Shown,
  { neighbours }: Pick<CareerMatch, 'neighbours'>,
): readonly NearDoor[] {
  const named = families.flatMap(namedOccupations)
  const shown = new Map(families.map(({ id, tier }) => [id, tier]))
  return neighbours.flatMap(door => {
    const tier = shown.get(occupationIn(tables, door.occupation.id).family)
    const to = named.find(
      ({ id, studyYears }) => door.near.includes(id) && (studyYears === 0 || tier === undefined),
    )
    const isClose =
      door.tier !== 'possible' ||
      (tier !== undefined && tier !== 'explore') ||
      (tier === undefined && isOfMajor(door.occupation))
    return to && isClose ? [{ ...door, to: to.id }] : []
  })
}

const MOST_NAMED = 3

/** Tells whether some work draws its reader by all of its areas. */
const meetsAll = (wanted: Wanted['wanted']): boolean =>
  wanted.some(finding => finding.kind === 'interests' && finding.less.length === 0)

/** Names what a door is near to; null where the own major opens it. */
type PlacedDoor = Door & { readonly to: string | null }

/**
 * Adds to a path what is near to it in other fields and of its family, as far as there is room, each with its field: behind its first
 * occupations, before those that take study and a last one that is not of the own major or meets a refusal sometimes; before all where the
 * first meets one. What meets all that draws comes before what is named, where the first is not of the own major and does not.
 */
function withDoors(tables: Tables, match: Shown[number], doors: readonly PlacedDoor[]): PathDraft {
  const family = draftFamily(tables, match)
  const own = doors.filter(({ occupation: { id } }) => occupationIn(tables, id).family === family.id)
  const named: readonly (OccupationMatch & Partial<Wanted>)[] = namedOccupations(match)
  const findingsOf = (work: Partial<Wanted>) => [...(match.wanted ?? []), ...(work.wanted ?? [])]
  const isUneasy = (work: Partial<Wanted>) => findingsOf(work).some(({ kind }) => kind === 'refusedSometimes')
  const [first] = named
  const leads = first !== undefined && first.studyYears === 0 && isUneasy(first)
  const isFirm = (work: OccupationMatch & Partial<Wanted>, place: number) =>
    !leads &&
    (place === 0 || work.studyYears === 0) &&
    (place < MOST_NAMED - 1 || (isOfMajor(work) && !isUneasy(work)))
  const firm = new Set(named.filter(isFirm).map(({ id }) => id))
  const isBehind = first !== undefined && !isOfMajor(first) && !meetsAll(findingsOf(first))
  const isAhead = ({ occupation }: { readonly occupation: OccupationMatch & Partial<Wanted> }) =>
    isBehind && meetsAll(occupation.wanted ?? [])
  if (own.length === 0 || firm.size === MOST_NAMED) return family
  const ahead = own.filter(isAhead).map(door => draftDoor(tables, door))
  const behind = own.filter(door => !isAhead(door)).map(door => draftDoor(tables, door))
  const before = family.occupations.filter(({ id }) => firm.has(id))
  const after = family.occupations.filter(({ id }) => !firm.has(id))
  return { ...family, occupations: [...ahead, ...before, ...behind, ...after].slice(0, MOST_NAMED) }
}

/**
 * Drafts paths of their own of what is near in other fields and of a family that is not shown, where fewer than three paths are: those that
 * are at least good, or a possible one where there would be a single path.
 */
function draftDoorFamilies(
  tables: Tables,
  families: Shown,
  { doorFamilies }: Pick<CareerMatch, 'doorFamilies'>,
  doors: readonly PlacedDoor[],
): PathDraft[] {
  const familyOf = ({ occupation: { id } }: Door) => occupationIn(tables, id).family
  const paths = [...Map.groupBy(doors, familyOf)].flatMap(([id, own]) => {
    const family = doorFamilies.find(each => each.id === id)
    if (!family || family.tier === 'explore' || families.some(each => each.id === id)) return []
    const occupations = own.map(({ occupation }) => occupation)
    const draft = draftFamily(tables, { ...family, occupations, named: 0 })
    return [
      {
        ...draft,
        leftOut: { kind: 'unmeasured', said: words(({ unmeasured }) => unmeasured) } as const,
        occupations: own.slice(0, MOST_NAMED).map(door => draftDoor(tables, door)),
      },
    ]
  })
  const good = paths.filter(({ tier }) => tier !== 'possible')
  const chosen = families.length + good.length > 1 ? good : paths.slice(0, 1)
  // No fit of theirs is measured like that of the others: they stand behind them, none of equal rank.
  const last = Math.max(...families.map(({ rank }) => rank))
  return chosen
    .slice(0, Math.max(0, MOST_PATHS - families.length))
    .map((path, place) => ({ ...path, rank: last + place + 1 }))
}

const MOST_PATHS = 3

function draftDoor(tables: Tables, { field, occupation, to }: PlacedDoor): WorkDraft {
  const draft = draftOccupation(tables, occupation)
  const near = to === null || isOfMajor(occupation) ? null : occupationIn(tables, to).title
  return {
    ...draft,
    title: withField(draft.title, field),
    door: inEveryLanguage(locale => SENTENCES[locale].door(near?.[locale] ?? null)),
  }
}

function draftFamily(tables: Tables, match: Omit<OwnFamilyMatch, 'isShown'> & Partial<Wanted>): PathDraft {
  const { id, rank, fit, range, tier, occupations } = match
  const named = namedOccupations(match)
  const isUnasked = named.length > 0 && named.every(work => occupationIn(tables, work.id).isUnasked)
  const isTold = ({ facet }: Comparison) => !isUnasked || !isOfField(facet)
  const told = match.met.filter(isTold)
  const met = told.length > 0 ? told : match.met
  const gaps = tellingGaps(tables, { ...match, gaps: match.gaps.filter(isTold) })
  const next = gaps[1]
  return {
    id,
    name: tables.families[id].name,
    place: tables.families[id].name,
    rank,
    fit,
    range,
    tier,
    tierText: words(sentences =>
      occupations[0]?.studyYears ? sentences.afterStudy(sentences.tier[tier]) : sentences.tier[tier],
    ),
    reason: words(sentences => sentences.reason({ met, gaps }, tier, reachOf(match), tables.field)),
    gap: next ? words(sentences => sentences.nextGap(next, tables.field)) : null,
    leftOut: isUnasked ? { kind: 'unasked', said: words(({ unasked }) => unasked(tables.field)) } : null,
    aside: match.aside ?? false,
    occupations: named.map(occupation => draftOccupation(tables, occupation, match.wanted)),
  }
}

function draftOther(
  tables: Tables,
  match: Omit<OwnFamilyMatch, 'isShown'> & Partial<Wanted> & { readonly field: FieldId },
): PathDraft {
  const draft = draftFamily(tables, match)
  return { ...draft, place: withField(draft.name, match.field), leftOut: null }
}

const withField = (name: Words, field: FieldId): Words =>
  inEveryLanguage(locale => `${name[locale]} (${FIELDS[field].name[locale]})`)

/** Points below a target that a facet is not told apart from it by. */
const CLOSE_TO_TARGET = 5
const isGap = ({ index, target }: Comparison) => index <= target - CLOSE_TO_TARGET

/**
 * Selects the gaps that are worth saying: clear of the target, and of a facet that what is named leans on by its page. Where a path takes
 * development, what weighs most in its family is said too, and never nothing.
 */
function tellingGaps(
  { families }: Tables,
  {
    id,
    tier,
    gaps,
    named,
    occupations,
  }: Pick<OwnFamilyMatch, 'id' | 'tier' | 'gaps' | 'named' | 'occupations'>,
): readonly Comparison[] {
  const clear = gaps.filter(isGap)
  const leant = occupations.slice(0, Math.max(1, named)).flatMap(work => LEANT.get(work.id) ?? [])
  if (tier === 'strong' || tier === 'good') return clear.filter(({ facet }) => leant.includes(facet))
  const heavy = families[id].requirements.flatMap(({ facet, weight }) =>
    weight === MOST_WEIGHT ? [facet] : [],
  )
  const telling = clear.filter(({ facet }) => leant.includes(facet) || heavy.includes(facet))
  return telling.length > 0 ? telling : clear.slice(0, 1)
}

const MOST_WEIGHT = 3
/** Facets that each occupation leans on most, by its page. */
const LEANT: ReadonlyMap<string, readonly CoreFacetId[]> = new Map(
  Object.values(PAGES)
    .flat()
    .map(({ id, facets }) => [id, facets.map(({ facet }) => facet)]),
)

/** Tells how far the facets that a path asks for reach its targets. */
function reachOf({ gaps }: Pick<OwnFamilyMatch, 'gaps'>): Reach {
  if (gaps.length === 0) return 'all'
  return gaps.some(isGap) ? 'some' : 'close'
}

/** `shared` holds how all of its path meets what is wanted. */
function draftOccupation(
  tables: Tables,
  match: OccupationMatch & Partial<Wanted>,
  shared: Wanted['wanted'] = [],
): WorkDraft {
  const { id, title, isco08, growth, years } = occupationIn(tables, match.id)
  return {
    id,
    title,
    isco08,
    growth,
    usualYears: years,
    match,
    door: null,
    findings: [...shared, ...(match.wanted ?? [])],
  }
}

function occupationIn({ occupations }: Tables, wanted: string): Occupation {
  const found = Object.values(occupations)
    .flat()
    .find(({ id }) => id === wanted)
  if (!found) throw new Error(`The table has no occupation '${wanted}'.`)
  return found
}
