import { bareWordsOf } from '../bank/words.ts'

/** Counts the places of a feature vector: a power of two, so that a hash is cut to it by a mask. */
export const PLACES = 2 ** 14

/** Holds the places of the features that a text has, each as often as it occurs, and the weight of every one. */
export interface Features {
  readonly places: Uint16Array
  /** Makes all texts equally long. */
  readonly weight: number
}

/** Takes a text apart into the pieces that a simple model sees: 3 to 5 characters, one and two words. */
export function featuresOf(text: string): Features {
  const words = bareWordsOf(text)
  const plain = ` ${words.join(' ')} `
  const pieces = [3, 4, 5].flatMap(length =>
    Array.from({ length: Math.max(0, plain.length - length + 1) }, (_, start) =>
      plain.slice(start, start + length),
    ),
  )
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  const named = [...pieces, ...words.map(word => `w:${word}`), ...pairs.map(pair => `p:${pair}`)]
  return { places: Uint16Array.from(named, placeOf), weight: 1 / Math.sqrt(Math.max(1, named.length)) }
}

/** FNV-1a. */
function placeOf(piece: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < piece.length; index++) {
    hash = Math.imul(hash ^ piece.charCodeAt(index), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}
