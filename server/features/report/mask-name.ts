import { printable } from '#server/features/paper/set-text.ts'

/**
 * Masks a name: enough to compare with a paper, not enough to learn it from: the first letter of the first and of the
 * last word. The number of stars says nothing.
 *
 * @example maskName('نورة عبد الله السالم') // 'ن*** ا***'
 */
export function maskName(name: string): string {
  const words = printable(name).split(' ').filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => `${[...(word ?? '')][0]}***`).join(' ')
}
