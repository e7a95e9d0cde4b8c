import { expect, test } from 'vitest'
import { counterpartOf, languageOf, readingPath } from './reading-pages.ts'

test('the address of a reading page decides its language', () => {
  expect([languageOf('/guide'), languageOf('/en/guide')]).toEqual(['ar', 'en'])
  expect(['/', '/results', '/en', '/en/', '/en/results', '/guides'].map(languageOf)).toEqual(
    Array(6).fill(null),
  )
})

test('each has one counterpart', () => {
  expect(readingPath('/guide', 'ar')).toBe('/guide')
  expect([counterpartOf('/guide'), counterpartOf('/en/guide'), counterpartOf('/results')]).toEqual([
    '/en/guide',
    '/guide',
    null,
  ])
})
