import type { SourceLocale } from '../vocabulary.ts'
import { bare, wordsOf } from './words.ts'

const ADVERB = /ly$|^(?:first|also|then|now|only)$/
const VERBS_IN_LY = ['apply', 'reply', 'rely', 'supply', 'comply', 'imply', 'multiply']

/**
 * Reads the verb that an option in the first person opens with: `ask` of "I first ask ...", «أسأل». `null` for other
 * options.
 */
export function firstVerb(option: string, locale: SourceLocale): string | null {
  const [first, ...rest] = wordsOf(option)
  if (!first) return null
  if (locale === 'ar') return /^[أآ]/.test(first) ? bare(first) : null
  return first === 'I' ? (rest.find(word => VERBS_IN_LY.includes(word) || !ADVERB.test(word)) ?? null) : null
}
