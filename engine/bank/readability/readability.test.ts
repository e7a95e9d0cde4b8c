import { expect, it } from 'vitest'
import { arabicReadability } from './arabic.ts'
import { fleschKincaid, syllablesOf } from './flesch-kincaid.ts'

it.each([
  ['cat', 1],
  ['table', 2],
  ['make', 1],
  ['employee', 3],
  ['manager', 3],
  ['rule', 1],
  ['300', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
})

it('the Flesch-Kincaid grade follows its formula', () => {
  // 6 words, 2 sentences, 7 syllables: 0.39 * 3 + 11.8 * 7/6 - 15.59
  expect(fleschKincaid('The cat sat. It was happy.')).toBeCloseTo(0.39 * 3 + (11.8 * 7) / 6 - 15.59, 10)
})

it('Arabic is measured by its words without numbers and vowel marks', () => {
  // 6 words of 4, 5, 3, 3, 3 and 9 letters in two sentences
  const { sentence, letters, longWords } = arabicReadability(
    'أركّب شاشات في 10 غرف نعم. فهم المستودعات.'.replace('في', 'منذ'),
  )
  expect({ sentence, letters, longWords }).toEqual({ sentence: 3.5, letters: 31 / 7, longWords: 1 / 7 })
})
