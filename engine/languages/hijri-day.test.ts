import { expect, it } from 'vitest'
import { hijriDay } from './hijri-day.ts'

it('tells the day by the calendar of Umm al-Qura, in Western digits', () => {
  expect(hijriDay(Date.parse('2026-11-22T10:00:00Z'), 'ar')).toBe('12 جمادى الآخرة 1448 هـ')
  expect(hijriDay(Date.parse('2026-11-22T10:00:00Z'), 'en')).toBe('12 Jumada II 1448 AH')
})

it('begins the day at midnight in Riyadh', () => {
  expect(hijriDay(Date.parse('2026-11-21T20:59:00Z'), 'ar')).toMatch(/^11 /)
  expect(hijriDay(Date.parse('2026-11-21T21:00:00Z'), 'ar')).toMatch(/^12 /)
})
