import { expect, it } from 'vitest'
import { answerOfKey } from './question-keys.ts'

it.each([
  ['A to E', 'ABCDE'],
  ['a to e', 'abcde'],
  ['1 to 5', '12345'],
  ['Arabic-Indic digits', '١٢٣٤٥'],
  ['Persian digits', '۱۲۳۴۵'],
  ['the Arabic letters', 'أبجده'],
])('%s choose', (_, keys) => {
  expect([...keys].map(key => answerOfKey({ key, code: '' }))).toEqual([1, 2, 3, 4, 5])
})

it('takes the alef of the plain key for the first option', () => {
  expect(answerOfKey({ key: 'ا', code: 'KeyH' })).toBe(1)
})

/** What the five keys send where Arabic layouts set them so: Windows and macOS (101), Linux, where lam and alef are one sign. */
it.each([
  ['101', ['ش', 'لا', 'ؤ', 'ي', 'ث']],
  ['X11', ['ش', 'ﻻ', 'ؤ', 'ي', 'ث']],
  ['101 in Chromium', ['ش', '', 'ؤ', 'ي', 'ث']],
  ['101, named by nobody', ['ش', 'Unidentified', 'ؤ', 'ي', 'ث']],
])('takes the keys labelled A to E on the Arabic layout %s', (_, keys) => {
  const codes = ['KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE']
  expect(keys.map((key, index) => answerOfKey({ key, code: codes[index] ?? '' }))).toEqual([1, 2, 3, 4, 5])
})

it('takes the key labelled A on a keyboard set to Arabic, and no such key of another Latin layout', () => {
  expect(answerOfKey({ key: 'ش', code: 'KeyA' })).toBe(1)
  // A French keyboard has Q where an English one has A.
  expect(answerOfKey({ key: 'q', code: 'KeyA' })).toBeUndefined()
})

it.each(['6', '0', 'f', 'Enter', 'ArrowDown', 'Dead', ' ', 'ك'])('%s chooses nothing', key => {
  expect(answerOfKey({ key, code: 'KeyK' })).toBeUndefined()
})
