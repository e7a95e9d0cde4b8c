import { expect, it } from 'vitest'
import { sampleItem } from '../bank/sample-item.ts'
import { formReadingTime, minutesFor, readingTime } from './reading-time.ts'
import { sampleBank, sampleForm } from './sample-form.ts'

const words = (count: number) => Array(count).fill('word').join(' ')
const item = (ar: number, en: number) => {
  const options = ['', '', '', '', ''] as const
  return sampleItem({
    ar: { story: words(ar), question: '', options },
    en: { story: words(en), question: '', options },
  })
}

it('an item takes its words at the pace of its language, and ten seconds', () => {
  expect(minutesFor([item(184, 238)], 'ar')).toBeCloseTo(1 + 10 / 60, 10)
  expect(minutesFor([item(184, 238)], 'en')).toBeCloseTo(1 + 10 / 60, 10)
})

it('90 items of 85 and 116 words take 50 to 60 minutes', () => {
  // ar 7650 / 184 + 15 = 56.6; en 10440 / 238 + 15 = 58.9
  expect(readingTime(Array(90).fill(item(85, 116)))).toEqual({ from: 50, to: 60 })
})

it('a form that is not open is timed by the average item of the bank', () => {
  const bank = sampleBank('quick', null)
  const average = readingTime(Array(40).fill(sampleForm('quick', null)[0]))
  expect(formReadingTime(bank, 'advanced')).toEqual(average)
})
