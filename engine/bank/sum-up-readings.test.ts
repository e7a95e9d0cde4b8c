import { expect, test } from 'vitest'
import { itemsOf } from './block.ts'
import { BANK } from './index.ts'
import type { Reader, Reading } from './lean.ts'
import { bothValuesOf, pairsIn } from './pairs-in.ts'
import { sumUpReadings } from './sum-up-readings.ts'

const items = itemsOf(BANK)
const [pair] = pairsIn(items).filter(({ key, mirrored }) => mirrored && key.startsWith('competency-01@'))
if (!pair) throw new Error('The bank has no such pair.')
const version = Number(pair.key.split('@')[1])
/** The id of the option with this value in story a. */
const worth = (value: number) => bothValuesOf(pair).find(({ a }) => a === value)?.id ?? ''

const reader = (name: string, condition: string, reading: Partial<Reading>): Reader => ({
  ...{ reader: name, date: '2026-11-22', kind: 'language model', language: 'en', condition },
  readings: [{ item: 'competency-01', version, ranked: [], ...reading }],
})

test('the first choice counts by the story that was read, and halfway between both without one', () => {
  const readers = [
    reader('one', 'whole story', { story: 'a', ranked: [worth(5), worth(1)] }),
    reader('two', 'whole story', { story: 'b', ranked: [worth(5)] }),
    reader('three', 'options only', { ranked: [worth(4)] }),
  ]
  const values = bothValuesOf(pair)
  const [five, four] = [5, 4].map(value => values.find(({ a }) => a === value))
  expect(sumUpReadings(items, readers)).toEqual([
    {
      ...{ part: 'competency', condition: 'whole story', readers: 2, pairs: 1 },
      means: { ar: null, en: (5 + (five?.b ?? 0)) / 2 },
      agreement: { ar: null, en: null },
    },
    {
      ...{ part: 'competency', condition: 'options only', readers: 1, pairs: 1 },
      means: { ar: null, en: (4 + (four?.b ?? 0)) / 2 },
      agreement: { ar: null, en: null },
    },
  ])
})

test('each language has a mean of its own, and any part of the bank can be summed up', () => {
  const readers = [
    reader('one', 'whole story', { story: 'a', ranked: [worth(5)] }),
    { ...reader('one', 'whole story', { story: 'a', ranked: [worth(2)] }), language: 'ar' },
  ]
  expect(sumUpReadings(items, readers, ({ a }) => `block ${a.block}`)).toEqual([
    {
      ...{ part: 'block competency', condition: 'whole story', readers: 2, pairs: 1 },
      means: { ar: 2, en: 5 },
      agreement: { ar: null, en: null },
    },
  ])
})

test('readers agree as often as two who were shown alike put the same option first', () => {
  const told = (name: string, story: 'a' | 'b', value: number) =>
    reader(name, 'whole story', { story, ranked: [worth(value)] })
  const readers = [told('one', 'a', 5), told('two', 'a', 5), told('three', 'a', 4), told('four', 'b', 4)]
  expect(sumUpReadings(items, readers)).toMatchObject([{ agreement: { ar: null, en: 1 / 3 } }])
  const more = [...readers, told('five', 'b', 4)]
  expect(sumUpReadings(items, more)).toMatchObject([{ agreement: { ar: null, en: 2 / 4 } }])
})

test('a reading of another version or of an unknown item counts no more', () => {
  const readers = [
    reader('one', 'whole story', { version: version + 1, story: 'a', ranked: [worth(5)] }),
    reader('two', 'whole story', { item: 'competency-99', story: 'a', ranked: [worth(5)] }),
  ]
  expect(sumUpReadings(items, readers)).toEqual([])
})
