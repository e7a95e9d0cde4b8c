import { expect, test } from 'vitest'
import { LOCALES, type Words } from '../vocabulary.ts'
import { AREAS } from './area-words.ts'
import { AREA_IDS, CONDITION_IDS } from './areas.ts'
import { INTEREST_IDS, INTEREST_SCREENS, INTERESTS, SCALE } from './interests.ts'
import { readWants, WANT_CHOICES } from './read-wants.ts'
import { drawOf, isFlat, sumUpWants, topValues } from './sum-up-wants.ts'
import { PAIR_IDS, VALUE_IDS, VALUE_PAIRS, VALUES } from './values.ts'
import { WISHES } from './wishes.ts'

test('48 activities, eight of each area, stand on six screens of eight with every area on each', () => {
  for (const area of AREA_IDS) expect(INTEREST_IDS.filter(id => id.startsWith(area))).toHaveLength(8)
  expect([...INTEREST_SCREENS.flat()].sort()).toEqual([...INTEREST_IDS].sort())
  for (const screen of INTEREST_SCREENS) {
    expect(screen).toHaveLength(8)
    expect(new Set(screen.map(id => id[0])).size).toBe(6)
  }
  const areas = INTEREST_SCREENS.flat().map(id => id[0])
  expect(areas.filter((area, place) => area === areas[place - 1])).toEqual([])
})

test('every two of the five values meet once, each twice on either side', () => {
  const meetings = PAIR_IDS.map(id =>
    [VALUE_PAIRS[id].left.value, VALUE_PAIRS[id].right.value].sort().join(' '),
  )
  expect(new Set(meetings).size).toBe(10)
  for (const side of ['left', 'right'] as const) {
    for (const value of VALUE_IDS)
      expect(PAIR_IDS.filter(id => VALUE_PAIRS[id][side].value === value)).toHaveLength(2)
  }
})

const all = [...WANT_CHOICES.keys()]
const answer = (choose: (id: string) => string) => Object.fromEntries(all.map(id => [id, choose(id)]))

test('an area is the mean of its eight answers, a value is counted in its four pairs', () => {
  const answers = answer(id =>
    id === 'R1'
      ? '5'
      : id === 'R2'
        ? '4'
        : /^[RIASEC]\d/.test(id)
          ? '2'
          : id.startsWith('V')
            ? 'left'
            : 'wish',
  )
  const { areas, values, wishes, missing } = sumUpWants(readWants(answers))
  // (5 + 4 + 6 × 2) / 8 = 2.625; on the left each value stands twice.
  expect(areas).toEqual({ R: 2.625, I: 2, A: 2, S: 2, E: 2, C: 2 })
  expect(values).toEqual({ income: 2, security: 2, independence: 2, service: 2, balance: 2 })
  expect([wishes.get('night'), missing]).toEqual(['wish', []])
})

test('a part that lacks an answer is no number, and wishes count one by one', () => {
  const {
    R1: _,
    V4: __,
    night: ___,
    ...answers
  } = answer(id => (/^[RIASEC]\d/.test(id) ? '1' : id.startsWith('V') ? 'left' : 'refuse'))
  const { areas, values, wishes, missing } = sumUpWants(readWants(answers))
  expect([areas, values, missing]).toEqual([null, null, ['interests', 'values', 'wishes']])
  expect([wishes.get('shifts'), wishes.get('night')]).toEqual(['refuse', undefined])
})

test('an id or a choice that this release does not know is left out', () => {
  const wants = readWants({ R1: '4', R9: '5', X1: '3', R2: '6', V1: 'middle', night: 'must', moon: 'must' })
  expect([...wants.interests, ...wants.values, ...wants.wishes]).toEqual([
    ['R1', 4],
    ['night', 'must'],
  ])
})

test('the words for a mean change at 2.75 and 3.75, close areas are flat, three of four is often', () => {
  expect([2.74, 2.75, 3.74, 3.75].map(drawOf)).toEqual(['low', 'middle', 'middle', 'high'])
  expect(isFlat({ R: 3, I: 3.4, A: 3, S: 3, E: 3, C: 3 })).toBe(true)
  expect(isFlat({ R: 3, I: 3.5, A: 3, S: 3, E: 3, C: 3 })).toBe(false)
  expect(topValues({ income: 3, security: 1, independence: 4, service: 2, balance: 0 })).toEqual([
    'independence',
    'income',
  ])
})

test('every word is there in both languages, clean', () => {
  const words: Words[] = [
    ...Object.values(INTERESTS),
    ...SCALE,
    ...Object.values(VALUES),
    ...Object.values(VALUE_PAIRS).flatMap(({ left, right }) => [left.words, right.words]),
    ...Object.values(AREAS).flatMap(({ name, short, definition, say }) => [
      ...[name, short, definition],
      ...Object.values(say),
    ]),
    ...CONDITION_IDS.flatMap(id => [
      WISHES[id].name,
      WISHES[id].question,
      ...Object.values(WISHES[id].labels),
    ]),
  ]
  expect(new Set(Object.values(INTERESTS).map(({ ar }) => ar)).size).toBe(48)
  for (const each of words) {
    for (const locale of LOCALES) expect(each[locale]).toMatch(/^\S.*\S$/)
    expect(each.ar).not.toMatch(/[A-Za-z,;?!"'٠-٩]/)
  }
})
