/** Holds whom a result is compared with, its parts already in the language of the sentence. */
export interface SaidBase {
  readonly people: number
  readonly form: string
  /** One of the two, or neither, where everybody is compared with. */
  readonly language: string | null
  readonly field: string | null
  readonly day: string
}

/** Holds what a comparison with other people says. Percentiles are whole. */
export interface NormSentences {
  readonly base: (base: SaidBase) => string
  /** How many questions everybody answered, whatever the field, and are compared alone. */
  readonly common: (questions: number) => string
  readonly weighted: (source: string) => string
  readonly total: string
  readonly section: (name: string) => string
  readonly line: (part: string, percentile: number, from: number, to: number) => string
  /** How far it reaches. */
  readonly reach: string
}
