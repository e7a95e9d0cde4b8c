import { expect, it } from 'vitest'
import { initialOf } from './initial-of.ts'

it('stands for the name of a company, not for the word company', () => {
  expect(initialOf('شركة آفاق')).toBe('آ')
  expect(initialOf('The Riyadh Works')).toBe('R')
  expect(initialOf('acme')).toBe('A')
  expect(initialOf('شركة')).toBe('ش')
  expect(initialOf('Theory')).toBe('T')
})
