import { expect, it } from 'vitest'
import { LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'
import { INTERESTS } from '#engine/wants/interests.ts'
import { VALUE_PAIRS } from '#engine/wants/values.ts'
import { WISHES } from '#engine/wants/wishes.ts'
import { RESULTS } from './results.ts'
import { WANTS } from './wants.ts'

/** Seconds to choose, at least and at most, of an activity, a pair or a condition once it is read (docs/method/wants.md). */
const TO_CHOOSE = { from: 3, to: 5 }
const QUESTIONS = Object.keys(INTERESTS).length + Object.keys(VALUE_PAIRS).length + Object.keys(WISHES).length

/** All that is read on the way through the page but its titles. */
const readIn = (locale: Locale) => [
  ...Object.values(INTERESTS).map(activity => activity[locale]),
  ...Object.values(VALUE_PAIRS).flatMap(({ left, right }) => [left.words[locale], right.words[locale]]),
  ...Object.values(WISHES).flatMap(({ question, labels }) => [
    question[locale],
    ...Object.values(labels).map(label => label[locale]),
  ]),
]

function minutesIn(locale: Locale, seconds: number): number {
  const words = readIn(locale).join(' ').split(/\s+/).length
  return words / LANGUAGES[locale].wordsAMinute + (QUESTIONS * seconds) / 60
}

it('the minutes that pages name are those that words and choices come to, rounded outward', () => {
  const from = Math.floor(Math.min(...LOCALES.map(locale => minutesIn(locale, TO_CHOOSE.from))))
  const to = Math.ceil(Math.max(...LOCALES.map(locale => minutesIn(locale, TO_CHOOSE.to))))
  const said = { ar: `${from} إلى ${to} دقائق`, en: `${from} to ${to} minutes` }
  for (const locale of LOCALES) {
    const { wantsAdd, wantsLead } = RESULTS[locale]
    for (const text of [WANTS[locale].lead, wantsAdd, wantsLead]) expect(text).toContain(said[locale])
  }
})
