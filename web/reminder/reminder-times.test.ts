import { expect, test } from 'vitest'
import { listDays, listHours, momentOf } from './reminder-times.ts'

// Half past eleven at night in Riyadh, where it is still the 23rd.
const NIGHT = Date.parse('2026-11-23T20:30:00Z')
const MORNING = Date.parse('2026-11-23T05:10:00Z')

test('an hour is an hour in Riyadh, on the day that it is there', () => {
  expect(momentOf(NIGHT, 1, 20)).toBe('2026-11-24T17:00:00.000Z')
  expect(momentOf(MORNING, 0, 9)).toBe('2026-11-23T06:00:00.000Z')
  expect(momentOf(Date.parse('2026-11-23T21:30:00Z'), 0, 9)).toBe('2026-11-24T06:00:00.000Z')
})

test('no hour is offered that has passed, and none at night', () => {
  expect(listHours(MORNING, 0)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
  expect(listHours(MORNING, 1)).toEqual([6, 7, 8, ...listHours(MORNING, 0)])
})

test('a day without an hour left is not offered', () => {
  expect(listDays(MORNING)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(listDays(NIGHT)).toEqual([1, 2, 3, 4, 5, 6, 7])
})
