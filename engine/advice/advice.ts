import type { Range } from '../scoring/estimate-range.ts'
import type { FacetLevel } from '../scoring/score-facet.ts'
import type { Words } from '../vocabulary.ts'

export interface Tip {
  readonly title: Words
  readonly priority: 'high' | 'medium' | 'low' | 'other'
  readonly category: Words
  readonly description: Words
  /** Two or three. */
  readonly actionItems: readonly Words[]
}

/** Lists of whole sentences, none of them empty. */
export interface Analysis {
  readonly strengths: readonly Words[]
  readonly improvements: readonly Words[]
  readonly careerPaths: readonly Words[]
  readonly nextSteps: readonly Words[]
}

/** Groups years of work: up to two, three to five, six and more. */
export type Stage = 'start' | 'middle' | 'senior'

/** Names what a tip is about. */
export type Category = 'development' | 'strength' | 'career' | 'experience' | 'quality' | 'follow_up'

/** Holds the words of a tip in one language. */
export interface TipText {
  readonly title: string
  readonly description: string
  readonly actionItems: readonly string[]
}

/** Names what stands between the user and an occupation. */
export type Need = 'nothing' | 'licence' | 'experience' | 'qualification'

/** Holds the advisor's sentences in one language, with names in that language; a missing one does not compile. */
export interface AdvisorSentences {
  readonly category: Readonly<Record<Category, string>>
  readonly facetTitle: (facet: string, level: FacetLevel) => string
  readonly strengthTitle: (facet: string) => string
  /** `definition` is null where the facet has none. */
  readonly facet: (values: { definition: string | null; index: number; range: Range }) => string
  /** The plan has the first actions of this facet. */
  readonly afterPlan: string
  readonly careerTitle: (family: string) => string
  /** `gap` is how much the path asks for above the result; null where the result reaches all that it asks. */
  readonly career: (values: { fit: number; gap: { facet: string; missing: number } | null }) => string
  /** Two actions towards an occupation. */
  readonly occupation: (occupation: string, need: Need) => readonly [string, string]
  /** `field` is null where the form asks none; `facet` is the highest that is no motive; `years` as the profile has them. */
  readonly experience: Readonly<
    Record<Stage, (values: { field: string | null; facet: string; years: string }) => TipText>
  >
  readonly quality: TipText
  /** Names what is worked on and the total to compare with. */
  readonly followUp: (values: { facets: readonly string[]; score: number; max: number }) => TipText
  readonly highest: (facets: readonly string[]) => string
  readonly lowest: (facets: readonly string[]) => string
  readonly family: (values: {
    family: string
    tier: string
    fit: number
    range: Range
    occupations: readonly string[]
  }) => string
  /** `from` is the low end of the facet's range, `mean` that of the indices of all facets. */
  readonly surest: (values: { facet: string; from: number; mean: number }) => string
  /** `apart`: their ranges do not meet. */
  readonly distance: (values: { high: Measured; low: Measured; apart: boolean }) => string
  readonly spread: (values: { high: Fit; low: Fit; apart: boolean }) => string
  readonly sharedGap: (values: { facet: string; count: number; of: number }) => string
  readonly noCareers: string
  /** The plan has their first actions where there is one, the tips otherwise: neither is said again. */
  readonly firstSteps: (facets: readonly string[], isPlanned: boolean) => string
  readonly readPage: (occupation: string) => string
}

interface Measured {
  readonly facet: string
  readonly index: number
}

interface Fit {
  readonly family: string
  readonly fit: number
}
