import { expect, test } from 'vitest'
import { addressIn, languageOf, READING_PAGES, readingPath } from './reading-pages.ts'

test('the address of a reading page decides its language', () => {
  for (const page of READING_PAGES) {
    expect([readingPath(page, 'ar'), languageOf(readingPath(page, 'en'))]).toEqual([page, 'en'])
    if (page !== '/') expect([languageOf(page), languageOf(`${page}/`)]).toEqual(['ar', 'ar'])
  }
})

test('whatever else lies under /en is English, and all other addresses follow the choice', () => {
  expect(['/en', '/en/', '/en/results', '/en/no-such-page'].map(languageOf)).toEqual(Array(4).fill('en'))
  expect(['/', '/results', '/guides', '/enough', '/plans/x'].map(languageOf)).toEqual(Array(5).fill(null))
})

test('the two addresses of a page lead to each other', () => {
  expect(addressIn('/guide', 'en')).toBe('/en/guide')
  expect(addressIn('/en/guide', 'ar')).toBe('/guide')
  expect(addressIn('/en/guide', 'en')).toBe('/en/guide')
  expect([addressIn('/', 'en'), addressIn('/en', 'ar')]).toEqual(['/en', '/'])
})
