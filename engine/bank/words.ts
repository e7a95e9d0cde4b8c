/**
 * How the bank counts words: split on whitespace and punctuation (docs/method/items.md#length). A number with its decimal, thousands or
 * hour separator is one word, and so is a word with an apostrophe inside.
 */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.,:'](?=\p{N})\p{N}+|'\p{L}+)*/gu

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Words of letters, without numbers: what readability is about. */
export function letterWordsOf(text: string): string[] {
  return wordsOf(text).filter(word => /\p{L}/u.test(word))
}

/** Strips the vowel marks from Arabic, which writers set only where a word could be misread. */
export function unvowelled(text: string): string {
  return text.replace(/\p{M}/gu, '')
}

/** Normalises a word for comparison: without vowel marks, in lower case. */
export function bare(word: string): string {
  return unvowelled(word).toLowerCase()
}

export function bareWordsOf(text: string): string[] {
  return wordsOf(text).map(bare)
}

/** Splits a text after its full stops, question and exclamation marks, which stay where they are. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!؟])\s+/).filter(sentence => sentence.trim() !== '')
}
