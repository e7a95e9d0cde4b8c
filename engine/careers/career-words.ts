import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import type { CareerSentences } from './career-sentences.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

export const SENTENCES: Readonly<Record<Locale, CareerSentences>> = { ar, en }

/** Says a sentence of the careers in every language. */
export function words(say: (sentences: CareerSentences, locale: Locale) => string): Words {
  return inEveryLanguage(locale => say(SENTENCES[locale], locale))
}
