import type { Locale } from '#engine/vocabulary.ts'

/** Letters in the circles of the options. */
export const OPTION_LETTERS: Readonly<Record<Locale, readonly string[]>> = {
  ar: ['أ', 'ب', 'ج', 'د', 'هـ'],
  en: ['A', 'B', 'C', 'D', 'E'],
}

/** One string for each answer: every character that a keyboard may send for it. Alef comes without its hamza too. */
const CHARACTERS = ['aA1١۱أاإآ', 'bB2٢۲ب', 'cC3٣۳ج', 'dD4٤۴د', 'eE5٥۵هة']
const CODES = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE']

/**
 * Reads the answer, 1 to 5, that a key chooses: A to E, the Arabic letters, 1 to 5 in either digits. On a keyboard that is
 * set to Arabic the keys labelled A to E count by their place.
 */
export function answerOfKey({
  key,
  code,
}: {
  readonly key: string
  readonly code: string
}): number | undefined {
  const index = [...key].length === 1 ? CHARACTERS.findIndex(characters => characters.includes(key)) : -1
  if (index !== -1) return index + 1
  // The key labelled B sends two letters on most Arabic layouts, lam and alef, which browsers name in full, as one sign, or not at all.
  const byPlace = /^(?:\p{Script=Arabic}*|Unidentified)$/u.test(key) ? CODES.indexOf(code) : -1
  return byPlace === -1 ? undefined : byPlace + 1
}
