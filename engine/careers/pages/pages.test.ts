import { expect, test } from 'vitest'
import { FIELD_IDS, LOCALES } from '../../vocabulary.ts'
import { placesOf } from '../links.ts'
import { OCCUPATIONS } from '../occupations/index.ts'
import { PAGES } from './index.ts'

const ALL = FIELD_IDS.flatMap(field => PAGES[field])
const textsOf = ({ day, wayIn, firstCourse, wayOn, facets }: (typeof ALL)[number]) => [
  day,
  wayIn,
  firstCourse,
  wayOn,
  ...facets.map(({ why }) => why),
]

test.each(FIELD_IDS)('%s has a page for each of its occupations, in their order', field => {
  expect(PAGES[field].map(({ id }) => id)).toEqual(OCCUPATIONS[field].map(({ id }) => id))
})

test('a day is told in 40 to 75 words, three facets are named once each, and three words to search by', () => {
  for (const { id, day, facets, search } of ALL) {
    const words = day.ar.split(' ').length
    expect(words, id).toBeGreaterThanOrEqual(40)
    expect(words, id).toBeLessThanOrEqual(75)
    expect(new Set(facets.map(({ facet }) => facet)).size, id).toBe(3)
    for (const locale of LOCALES) expect(new Set(search[locale]).size, id).toBe(3)
  }
})

test('no two days are told alike', () => {
  for (const locale of LOCALES) expect(new Set(ALL.map(({ day }) => day[locale])).size).toBe(ALL.length)
})

/** Latin letters stand in brackets, as names that are used so. */
const withoutNames = (text: string) => text.replaceAll(/ \([A-Za-z0-9 &./+-]+\)/g, '')

test('Arabic words are Arabic with Western digits, English words are plain ASCII and address nobody', () => {
  for (const page of ALL) {
    for (const { ar, en } of textsOf(page)) {
      expect(withoutNames(ar), page.id).not.toMatch(/[A-Za-z٠-٩,;?]| {2}/)
      expect(en, page.id).toMatch(/^[\x20-\x7E]+$/)
      expect(en, page.id).not.toMatch(/\b(?:you|your|yours)\b/i)
    }
    for (const { ar, en } of [page.day, page.wayIn, page.firstCourse, page.wayOn]) {
      expect(ar, page.id).toMatch(/[.؟]$/)
      expect(en, page.id).toMatch(/[.?]$/)
    }
  }
})

/** An amount, or a digit beside a word for pay. A page has no place for the source, year and population that pay would need. */
const PAY =
  /\d[\d,.]*\s*(?:ريال|ألف|SAR|riyal)|(?:SAR|ريال)\s*\d|(?:راتب|رواتب|أجر|salar|wage|\bpay)[^.]*\d|\d[^.]*(?:راتب|رواتب|أجور|salar|wage|\bpay\b)/iu
const VACANCY =
  /شاغر|فرص عمل كثيرة|مطلوب(?:ة)? بشدة|vacanc|in high demand|guaranteed (?:job|post|work)|وظيفة مضمونة/iu

test('no page, occupation or place to look names pay or promises a vacancy', () => {
  const texts = [
    ...ALL.flatMap(textsOf),
    ...FIELD_IDS.flatMap(field => OCCUPATIONS[field]).flatMap(({ title, growth }) => [title, growth]),
    ...FIELD_IDS.flatMap(field => OCCUPATIONS[field]).flatMap(occupation =>
      placesOf(occupation).flatMap(({ name, about }) => [name, about]),
    ),
  ]
  const said = [
    ...texts.flatMap(text => LOCALES.map(locale => text[locale])),
    ...ALL.flatMap(({ search }) => LOCALES.flatMap(locale => search[locale])),
  ]
  expect(said.filter(text => PAY.test(text) || VACANCY.test(text))).toEqual([])
})

test.each(['براتب يبلغ 8000 ريال', 'from SAR 9,000 a month', 'A salary of 12 thousand', 'فرصة شاغرة'])(
  'refused: %s',
  text => {
    expect(PAY.test(text) || VACANCY.test(text)).toBe(true)
  },
)
