import { expect, test } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { counted, date, isolated, number, percent, range, shortDay, time } from './format.ts'

test('numbers have Western digits and grouped thousands', () => {
  expect([0, 29, 450, 9500, 1_000_000].map(number)).toEqual(['0', '29', '450', '9,500', '1,000,000'])
})

test('a percentage keeps its own order inside Arabic text', () => {
  expect(percent(41.4)).toBe('\u206641%\u2069')
  expect(isolated('WJ-7K3QFM8X2R')).toBe('\u2066WJ-7K3QFM8X2R\u2069')
})

test('a range is said in words, never with a dash', () => {
  expect(range(327, 349, 'ar')).toBe('327 إلى 349')
  expect(range(327, 349, 'en')).toBe('327 to 349')
})

test('Arabic nouns agree with their number', () => {
  const said = [1, 2, 3, 10, 11, 90, 100, 102].map(count => ar.common.questions(count))
  expect(said).toEqual([
    'سؤال واحد',
    'سؤالان',
    '3 أسئلة',
    '10 أسئلة',
    '11 سؤالاً',
    '90 سؤالاً',
    '100 سؤال',
    '102 سؤال',
  ])
  expect([1, 2].map(count => en.common.questions(count))).toEqual(['1 question', '2 questions'])
  expect(counted(5, 'en', { other: '# left' })).toBe('5 left')
})

test('dates are Gregorian and of the day in Riyadh', () => {
  expect(date('2026-11-17T20:59:59Z', 'ar')).toBe('17 نوفمبر 2026')
  expect(date('2026-11-17T21:00:00Z', 'ar')).toBe('18 نوفمبر 2026')
  expect(date('2026-01-01T00:00:00Z', 'en')).toBe('1 January 2026')
  expect(shortDay('2026-11-17T21:00:00Z', 'ar')).toBe('18 نوفمبر')
  expect(shortDay('2026-11-17T21:00:00Z', 'en')).toBe('18 Nov')
  expect(time('2026-11-17T11:05:00Z')).toBe('14:05')
})
