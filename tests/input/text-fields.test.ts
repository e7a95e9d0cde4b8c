import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { validInput } from '../fuzz/valid-input.ts'

/** Nobody reads these: they are hashed, or looked up and found or not (tests/fuzz). */
const NEVER_SHOWN = /password|token|redirectTo|Id$|^section$|^provider$/i
/** Programs send these, and their own tests say what becomes of them. */
const FROM_PROGRAMS = ['/api/security-reports', '/api/webhooks/moyasar']

const HIDDEN: Readonly<Record<string, string>> = {
  'a NUL': '\u0000',
  'a line separator': '\u2028',
  'a paragraph separator': '\u2029',
  'a right-to-left override': '\u202E',
  'a left-to-right embedding': '\u202A',
  'a first strong isolate': '\u2068',
  'a byte order mark': '\uFEFF',
  'a tag character': '\u{E0041}',
  'an escape': '\u001B[31m',
  'a next line': '\u0085',
  'half a surrogate pair': '\uD800',
}

/** Every text of every request, by its place: `POST /api/profile fullName`. */
const FIELDS = endpoints.flatMap(endpoint => {
  const { body, method, path } = endpoint
  if (!body || FROM_PROGRAMS.includes(path)) return []
  const samples = fc
    .sample(validInput(body), { numRuns: 40, seed: 7 })
    .filter(one => body.safeParse(one).success)
  const [sample] = samples.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  return placesOf(sample)
    .filter(place => !NEVER_SHOWN.test(place.join('.')))
    .map(place => ({ name: `${method} ${path} ${place.join('.')}`, body, sample, place }))
})

describe.each(FIELDS)('$name', ({ body, sample, place }) => {
  test.each(Object.entries(HIDDEN))('never holds %s', (_, hidden) => {
    const held = textAt(sample, place)
    for (const text of [
      `${held}${hidden}`,
      `${hidden}${held}`,
      `${held.slice(0, 2)}${hidden}${held.slice(2)}`,
    ]) {
      const parsed = body.safeParse(put(sample, place, text))
      // Trimmed away at an end, or refused: never kept.
      if (parsed.success)
        expect(JSON.stringify(parsed.data)).not.toContain(JSON.stringify(hidden).slice(1, -1))
    }
  })
})

test('there are fields to look at', () => {
  expect(FIELDS.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/auth/register firstName',
      'POST /api/profile fullName',
      'POST /api/companies name',
      'POST /api/contact message',
    ]),
  )
})

type Place = readonly (string | number)[]

function placesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value === 'string') return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))
}

function textAt(value: unknown, place: Place): string {
  return String(place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value))
}

function put(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  const holder = copy as Record<string, unknown>
  holder[key] = put(holder[key], rest, text)
  return copy
}
