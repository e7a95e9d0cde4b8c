import type { FieldId } from '../vocabulary.ts'
import type { Comparison, Reasons } from './find-reasons.ts'
import type { FitTier } from './fit-tier.ts'
import type { LicenceId } from './licences.ts'
import type { CareerNote } from './match-careers.ts'
import type { OccupationMatch } from './rate-readiness.ts'

/** Names work of another field, and what is near to it in the own; null where the own major opens it. */
export interface Neighbour {
  readonly title: string
  readonly field: string
  readonly near: string | null
  readonly licence: LicenceId | null
}

/** Names how far the facets that a path asks for reach its targets: all of them, all or nearly, some. */
export type Reach = 'all' | 'close' | 'some'

/** Holds the sentences of the careers in one language; a missing one does not compile. */
export interface CareerSentences {
  readonly tier: Readonly<Record<FitTier, string>>
  readonly note: Readonly<Record<CareerNote, string>>
  /** Which path to begin with, or why two; `occupation` and `match` are those of the nearest one. */
  readonly start: {
    readonly own: (family: string, occupation: string) => string
    readonly alone: (family: string) => string
    readonly ready: (family: string, occupation: string, match: Omit<OccupationMatch, 'id'>) => string
    readonly two: (first: string, second: string) => string
  }
  /** The tier of a path that takes study first. */
  readonly afterStudy: (tier: string) => string
  /** That the work of the first family asks for less than the education or experience held, and why it is first; or why some stand behind others that fit less. */
  readonly below: {
    /** No path at the level held fits as well. */
    readonly first: (family: string) => string
    /** The conditions have set aside the path that would be first without them, and all at the level held. */
    readonly conditions: (family: string) => string
    /** What is wanted has put it before another that would be first. */
    readonly wanted: (family: string, other: string) => string
    /** Every path is set aside, which is said already. */
    readonly aside: (family: string) => string
    readonly behind: (families: readonly { readonly name: string; readonly fit: number }[]) => string
  }
  /** Which work of other fields is near to what is named, without another degree; at least one. */
  readonly neighbours: (works: readonly Neighbour[]) => string
  /** Which work of other fields the own major opens; at least one. */
  readonly elsewhere: (works: readonly { readonly title: string; readonly field: string }[]) => string
  /** Why work of another field stands in a path: what it is near to, or null where the own major opens it. */
  readonly door: (near: string | null) => string
  /** Of a path that only work of other fields opens: what was left out and why. */
  readonly unmeasured: string
  /** Of a path whose trades the questions of the chosen field do not ask about. */
  readonly unasked: (field: FieldId) => string
  /** Always said: what readiness knows of studies and licences. */
  readonly subject: string
  /** Above the families of other fields: what was left out and why. */
  readonly otherFields: string
  /** `reasons` hold the gaps that are said; `field` is the one whose knowledge was measured. */
  readonly reason: (reasons: Reasons, tier: FitTier, reach: Reach, field: FieldId) => string
  readonly nextGap: (gap: Comparison, field: FieldId) => string
  /** In place of what is said of an earlier path already: the reason, the next gap, what was left out. */
  readonly alike: Readonly<Record<'reason' | 'gap' | 'unmeasured' | 'unasked', (family: string) => string>>
  /** In place of what is said of an earlier occupation already: the growth, and the readiness behind its label. */
  readonly alikeWork: {
    readonly growth: (occupation: string) => string
    readonly readiness: (label: string, occupation: string) => string
  }
  /** Names a readiness, as its sentence begins; where all of a path are as ready, it stands alone. */
  readonly readinessLabel: (occupation: Omit<OccupationMatch, 'id'>, usualYears: number) => string
  /** In which trade somebody's years were worked is not known: where some are usual, what suffices does so under that condition. */
  readonly readiness: (occupation: Omit<OccupationMatch, 'id'>, usualYears: number) => string
}
