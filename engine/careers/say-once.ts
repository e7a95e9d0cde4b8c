import { FIRST_LOCALE, type Words } from '../languages/index.ts'
import { words } from './career-words.ts'
import type { FamilyId } from './families.ts'
import type { FitTier } from './fit-tier.ts'
import type { OwnFamilyMatch } from './match-careers.ts'
import { findShared, isSame } from './order-by-wants.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { sayFindings } from './say-wants.ts'
import type { Finding } from './weigh-wants.ts'

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

/** Holds an occupation before anything of it is said. */
export interface WorkDraft extends Pick<SaidOccupation, 'id' | 'title' | 'isco08' | 'growth'> {
  readonly match: OccupationMatch
  readonly usualYears: number
  /** Why work of another field stands in the path. */
  readonly door: Words | null
  /** How it meets what is wanted; what all of a path meet alike is said of the path. */
  readonly findings: readonly Finding[]
}

/** Holds a path before it is said. */
export interface PathDraft extends Omit<SaidFamily, 'reasons' | 'wanted' | 'occupations'> {
  /** How a later path calls it: with its field, where that is another. */
  readonly place: Words
  readonly reason: Words
  readonly gap: Words | null
  /** What was not measured of all its work. */
  readonly leftOut: { readonly kind: 'unmeasured' | 'unasked'; readonly said: Words } | null
  readonly occupations: readonly WorkDraft[]
}

/** Says paths in their order, and nothing twice: what an earlier path or occupation has said, by its name. */
export function sayOnce(paths: readonly PathDraft[]): SaidFamily[] {
  const places = new Map<string, Words>()
  /** Finds where it was said last, and keeps that it is said here now. */
  const earlier = (said: Words, here: Words): Words | undefined => {
    const place = places.get(said[FIRST_LOCALE])
    places.set(said[FIRST_LOCALE], here)
    return place
  }
  const once = (said: Words, here: Words, alike: (place: Words) => Words): Words => {
    const place = earlier(said, here)
    return place ? alike(place) : said
  }

  const sayReasons = ({ place: here, reason, gap, leftOut }: PathDraft): Words[] => {
    const parts = [
      { kind: 'reason', said: reason },
      ...(gap ? [{ kind: 'gap', said: gap } as const] : []),
      ...(leftOut ? [leftOut] : []),
    ] as const
    return parts.map(({ kind, said }) =>
      once(said, here, place => words((sentences, locale) => sentences.alike[kind](place[locale]))),
    )
  }

  const sayReadiness = (work: WorkDraft, here: Words): Words =>
    once(readinessOf(work), here, place =>
      words(({ alikeWork }, locale) => alikeWork.readiness(labelOf(work)[locale], place[locale])),
    )

  const sayWork = (work: WorkDraft, shared: readonly Finding[], isAlike: boolean): SaidOccupation => {
    const { match, usualYears, door, findings, growth, ...named } = work
    const { title } = named
    const own = findings.filter(finding => !shared.some(isSame(finding)))
    return {
      ...named,
      readiness: match.readiness,
      readinessText: isAlike ? labelOf(work) : sayReadiness(work, title),
      regulated: match.licence !== null,
      growth: once(growth, title, place => words(({ alikeWork }, locale) => alikeWork.growth(place[locale]))),
      wanted: [
        // Its title has the field: an earlier one has said why that stands here.
        ...(door && !earlier(door, title) ? [door] : []),
        ...sayFindings(own, said => earlier(said, title)),
      ],
    }
  }

  return paths.map(path => {
    const { place, reason, gap, leftOut, occupations, ...family } = path
    const [first, ...others] = occupations
    const shared = findShared(occupations.map(({ findings }) => findings))
    const isAlike =
      others.length > 0 && new Set(occupations.map(work => readinessOf(work)[FIRST_LOCALE])).size === 1
    return {
      ...family,
      reasons: [...sayReasons(path), ...(first && isAlike ? [sayReadiness(first, place)] : [])],
      wanted: sayFindings(shared, said => earlier(said, place)),
      occupations: occupations.map(work => sayWork(work, shared, isAlike)),
    }
  })
}

const readinessOf = ({ match, usualYears }: WorkDraft): Words =>
  words(({ readiness }) => readiness(match, usualYears))
const labelOf = ({ match, usualYears }: WorkDraft): Words =>
  words(({ readinessLabel }) => readinessLabel(match, usualYears))
