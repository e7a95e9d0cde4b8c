import type { Locale } from '../vocabulary.ts'
import type { NarrativeLine, RuleId, Sentences } from './narrative-line.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

const SENTENCES: Readonly<Record<Locale, Sentences>> = { ar, en }

/** The sentence of one line in one language, plain text with its full stop and without markup. */
export function sayLine<Id extends RuleId>(line: NarrativeLine<Id>, locale: Locale): string {
  return SENTENCES[locale][line.rule](line.values)
}
