import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('keys are sorted, lists keep their order, nothing is spaced', () => {
  expect(canonicalJson({ b: [2, 1, { d: null, c: 'ب"' }], a: true, B: -1 })).toBe(
    '{"B":-1,"a":true,"b":[2,1,{"c":"ب\\"","d":null}]}',
  )
})

test('what is undefined is not there', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', value => {
  expect(() => canonicalJson({ a: [value] })).toThrow('whole numbers only')
})

/** The same value with every object's keys in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

const json = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
  ),
})).value

test('the order of keys does not matter, and the text can be read back', () => {
  fc.assert(
    fc.property(json, value => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
