import type { Words } from '../vocabulary.ts'
import type { AdvisorSentences } from './advice.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

/** Makes a sentence in both languages; `locale` picks the names that stand in it. */
export function say(sentence: (sentences: AdvisorSentences, locale: keyof Words) => string): Words {
  return { ar: sentence(ar, 'ar'), en: sentence(en, 'en') }
}
