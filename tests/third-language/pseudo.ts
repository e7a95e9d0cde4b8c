/**
 * Invents a translation: the same thing with every English word in it accented and a third longer or more. Functions answer in
 * it too. What a program reads stays: addresses, placeholders, tags, numbers; and so does whatever is no plain value.
 */
export function pseudo<const Value>(value: Value): Value {
  return translate(value) as Value
}

function translate(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .split(KEPT)
      .map((part, index) => (index % 2 ? part : accent(part)))
      .join('')
  if (typeof value === 'function') return (...given: unknown[]) => translate(value(...given))
  if (value instanceof Promise) return value.then(translate)
  if (Array.isArray(value)) return value.map(translate)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]))
}

/** Placeholders, tags, addresses of pages and of people, codes with digits. */
const KEPT = /(\{\w+\}|<[^>]+>|https?:\S+|\S+@\S+|(?<![^\s(])\/[\w/-]+|\b[\w-]*\d[\w-]*\b|&#?\w+;)/

/** Letters that the fonts have. Accented ones are no keys: what is translated twice is as if it were once. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'âä', e: 'êë', i: 'îï', o: 'ôö', u: 'ûü', c: 'ç', n: 'ñ' },
  ...{ A: 'Àà', E: 'Èè', I: 'Ìì', O: 'Òò', U: 'Ùù' },
}

const accent = (text: string) => text.replace(/[aeioucnAEIOU]/g, letter => LETTERS[letter] ?? letter)
