import { mean } from '../mean.ts'
import { bare, letterWordsOf, sentencesOf } from '../words.ts'

/** Measures what makes Arabic hard to read without vowel marks: long sentences and long words. */
export interface ArabicReadability {
  /** Words a sentence, numbers left out. */
  readonly sentence: number
  /** Letters a word. */
  readonly letters: number
  /** Share of words with 8 letters or more, 0 to 1. */
  readonly longWords: number
}

const LONG = 8

export function arabicReadability(text: string): ArabicReadability {
  const lengths = letterWordsOf(text).map(word => bare(word).length)
  return {
    sentence: lengths.length / sentencesOf(text).length,
    letters: mean(lengths),
    longWords: lengths.filter(length => length >= LONG).length / lengths.length,
  }
}
