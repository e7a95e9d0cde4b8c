import type { Pole } from '../bank/item.ts'
import type { Locale } from '../languages/index.ts'
import { ar, parting as partingInArabic } from './sentences.ar.ts'
import { en, parting as partingInEnglish } from './sentences.en.ts'
import type { StyleSentence } from './style-sentence.ts'

/** Holds what the style takes from its version (docs/method/style.md). */
export interface StyleRules {
  /** Two opposite poles each, in the order in which they are said. */
  readonly axes: readonly (readonly [Pole, Pole])[]
  /** Moments that an axis needs before it is said. */
  readonly fewest: number
  readonly sentences: Readonly<Record<Locale, StyleSentence>>
  /** Says of one count where habit and what was right parted. */
  readonly partings: Readonly<Record<Locale, StyleSentence>>
}

export const STYLE_1: StyleRules = {
  axes: [
    ['now', 'gather'],
    ['alone', 'together'],
    ['plan', 'adapt'],
    ['bold', 'cautious'],
    ['whole', 'part'],
    ['direct', 'tactful'],
    ['overview', 'detail'],
    ['rule', 'judgement'],
  ],
  fewest: 4,
  sentences: { ar, en },
  partings: { ar: partingInArabic, en: partingInEnglish },
}
