import type { FacetLevel } from '#engine/scoring/score-facet.ts'

/** Holds what the paper says besides the report itself; one file a language. */
export interface PaperWords {
  readonly title: string
  readonly comma: string
  readonly months: readonly string[]
  readonly field: (name: string) => string
  readonly form: (name: string) => string
  readonly range: (from: number, to: number) => string
  readonly outOf: (max: number) => string
  readonly page: string
  readonly pageOf: string
  readonly foot: string
  /** In its place where the result is compared with a norm. */
  readonly footCompared: string
  readonly number: string
  readonly verifyHint: string
  readonly summary: string
  readonly highest: string
  readonly nearPaths: string
  /** Where nothing speaks against the answers. */
  readonly goodQuality: string
  readonly total: string
  readonly estimated: (range: string) => string
  readonly chart: string
  readonly chartAlt: string
  readonly chartNote: (ideal: number) => string
  readonly axes: Readonly<Record<string, string>>
  readonly columns: {
    readonly section: string
    readonly score: string
    readonly range: string
    readonly share: string
  }
  readonly coreFacets: string
  readonly otherFacets: string
  readonly facetsNote: string
  readonly level: Readonly<Record<FacetLevel, string>>
  /** In the place of a priority: a motive that showed less is no fault. */
  readonly weakMotive: string
  /** Names both levels that a range reaches. */
  readonly eitherLevel: (low: string, high: string) => string
  /** Names the ends of a range that reaches over all three levels. */
  readonly levelsFrom: (low: string, high: string) => string
  readonly profile: string
  readonly caveats: string
  readonly comparison: string
  readonly style: string
  readonly styleNote: string
  readonly careers: (field: string) => string
  readonly careersNote: string
  readonly fit: string
  readonly growth: (path: string) => string
  readonly isco: (code: string) => string
  readonly otherFields: string
  readonly plan: string
  readonly planNote: string
  readonly method: string
  readonly methodParagraphs: (facts: {
    readonly questions: number
    readonly hasCareers: boolean
    /** With users of the platform, by a norm that is published. */
    readonly isCompared: boolean
  }) => readonly string[]
  /** Stands before the address of the method's page. */
  readonly methodMore: string
  readonly genuine: string
  readonly genuineParagraph: string
  readonly fingerprint: string
  readonly versions: string
  readonly versionsLine: (versions: {
    readonly form: number
    readonly bank: string
    readonly scoring: number
  }) => string
  readonly storySet: string
  readonly storySetLine: (set: number) => string
}
