import { expect, it, test } from 'vitest'
import { languagesOf, textIn } from '../bank/block.ts'
import { sampleItem } from '../bank/sample-item.ts'
import {
  besideLocale,
  completeWords,
  FIRST_LOCALE,
  LANGUAGES,
  LOCALES,
  localeFrom,
  nextLocale,
} from './index.ts'

const all = Object.values(LANGUAGES)

test('every language has a letter, a prefix and a name of its own, and one has no prefix', () => {
  for (const key of ['letter', 'prefix', 'name', 'short', 'openGraph'] as const)
    expect(new Set(all.map(language => language[key])).size, key).toBe(all.length)
  expect(all.filter(({ prefix }) => prefix === '')).toHaveLength(1)
  expect(all.filter(({ letter }) => letter.length !== 1)).toEqual([])
})

test('the letters of stored answers stay what they are', () => {
  expect([LANGUAGES.ar.letter, LANGUAGES.en.letter]).toEqual(['a', 'e'])
})

test('every language counts and dates in Western digits, and has twelve months', () => {
  for (const { intl, months } of all) {
    expect(new Intl.DateTimeFormat(intl, { dateStyle: 'long' }).format(new Date(0))).toMatch(/1970/)
    expect(new Set(months).size).toBe(12)
  }
})

test('the name of a control that leads to a language holds the words that are seen on it', () => {
  for (const { name, short, switchTo } of all) {
    expect(switchTo).toContain(name.replace(/^ال/, ''))
    expect(switchTo).toContain(short)
  }
})

test('an unknown language is the first one', () => {
  expect(['en', 'fr', '', undefined, null, 'toString'].map(localeFrom)).toEqual([
    'en',
    ...Array(5).fill(FIRST_LOCALE),
  ])
})

test('the toggle leads through all languages and back', () => {
  const seen = LOCALES.map((_, index) => LOCALES.slice(0, index).reduce(nextLocale, FIRST_LOCALE))
  expect(new Set(seen).size).toBe(LOCALES.length)
  expect(LOCALES.reduce(nextLocale, FIRST_LOCALE)).toBe(FIRST_LOCALE)
})

test('beside every language stands the first one, and beside that another', () => {
  for (const locale of LOCALES) expect(besideLocale(locale)).not.toBe(locale)
  expect(besideLocale('en')).toBe(FIRST_LOCALE)
})

test('stored words of fewer languages show those of the first', () => {
  expect(completeWords({ ar: 'إيصال' })).toEqual({ ar: 'إيصال', en: 'إيصال' })
  expect(completeWords({ ar: 'إيصال', en: 'Receipt' })).toEqual({ ar: 'إيصال', en: 'Receipt' })
})

it('offers items in a language only when each has words in it, and shows the first language instead', () => {
  const whole = sampleItem()
  const { en: _, ...arabic } = whole.text
  const partial = { ...whole, text: arabic as typeof whole.text }
  expect(languagesOf([whole, whole])).toEqual(['ar', 'en'])
  expect(languagesOf([whole, partial])).toEqual(['ar'])
  expect(textIn(partial, 'en')).toBe(whole.text.ar)
})
