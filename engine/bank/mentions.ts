import { bare } from './words.ts'

const START = '(?<![\\p{L}\\p{M}])'
const END = '(?![\\p{L}\\p{M}])'

/**
 * Matches an Arabic word or phrase with the prefixes it may carry (و، ف، ب، ل) and the tanween of an accusative name.
 */
export function arabicMention(words: string): RegExp {
  const plain = bare(words)
  const stem = plain.startsWith('ال') ? `(?:[وفبل]{0,2}ال|[وف]?لل)${plain.slice(2)}` : `[وفبل]{0,2}${plain}ا?`
  return new RegExp(START + stem + END, 'u')
}

export function englishMention(words: string): RegExp {
  return new RegExp(`(?<![\\w-])${words}(?![\\w-])`)
}
