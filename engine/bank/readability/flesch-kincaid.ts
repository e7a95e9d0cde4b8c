import { sentencesOf, wordsOf } from '../words.ts'

/** Computes the US school grade of an English text (Kincaid et al. 1975). */
export function fleschKincaid(text: string): number {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59
}

/**
 * Groups of vowels, less a silent final e (but `table`). It counts the silent e of `closed`, so it errs to the strict side.
 * A number counts as one.
 */
export function syllablesOf(word: string): number {
  const lower = word.toLowerCase()
  // A y in front of a vowel is a consonant: play-er.
  const groups = lower.replace(/y(?=[aeiou])/g, '-').match(/[aeiouy]+/g)?.length ?? 0
  const silent = /[^aeiouyl]e$|[aeiouy]le$/.test(lower)
  return Math.max(1, groups - (silent ? 1 : 0))
}
