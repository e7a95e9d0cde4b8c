import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
import type { AdvisorSentences } from './advice.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

export const SENTENCES: Readonly<Record<Locale, AdvisorSentences>> = { ar, en }

/** Makes a sentence in every language; `locale` picks the names that stand in it. */
export function say(sentence: (sentences: AdvisorSentences, locale: Locale) => string): Words {
  return inEveryLanguage(locale => sentence(SENTENCES[locale], locale))
}
