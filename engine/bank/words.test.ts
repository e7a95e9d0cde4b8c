import { expect, it } from 'vitest'
import { bareWordsOf, letterWordsOf, sentencesOf, wordsOf } from './words.ts'

it('words are split on whitespace and punctuation, hyphens too', () => {
  expect(wordsOf('A two-line note, sent (twice).')).toEqual(['A', 'two', 'line', 'note', 'sent', 'twice'])
  expect(wordsOf('«أسأل»، ثم أنتظر؛ يومين.')).toEqual(['أسأل', 'ثم', 'أنتظر', 'يومين'])
})

it('a number with its separators, a percentage and a possessive are one word each', () => {
  expect(wordsOf("At 14:30 the clerk's rate rose 2.5% to 1,200.")).toEqual([
    'At',
    '14:30',
    'the',
    "clerk's",
    'rate',
    'rose',
    '2.5',
    'to',
    '1,200',
  ])
})

it('numbers are no words of letters', () => {
  expect(letterWordsOf('نقل 10 كتب')).toEqual(['نقل', 'كتب'])
})

it('words are compared without vowel marks and capitals', () => {
  expect(bareWordsOf('أركّب Screen')).toEqual(['أركب', 'screen'])
})

it('a decimal point ends no sentence', () => {
  expect(sentencesOf('It is 2.5 km. Is it far? Yes.')).toEqual(['It is 2.5 km.', 'Is it far?', 'Yes.'])
})
