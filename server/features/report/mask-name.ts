import { printable, withoutMarks } from '#server/features/paper/set-text.ts'

/**
 * Masks a name: enough to compare with a paper, not enough to learn it from: the first letter of the first and of the
 * last word, an Arabic one after its article, which most family names share. The number of dots says nothing.
 *
 * @example maskName('نورة عبد الله السالم') // 'ن••• الـس•••'
 */
export function maskName(name: string): string {
  const words = withoutMarks(printable(name)).split(' ').filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(maskWord).join(' ')
}

/** The article before a word of two letters or more; a tatweel shows that it is one. */
const ARTICLE = /^ال(?=\p{L}{2})/u

function maskWord(word = ''): string {
  const rest = word.replace(ARTICLE, '')
  return `${rest === word ? '' : 'الـ'}${[...rest][0]}•••`
}
