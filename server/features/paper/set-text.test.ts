import { expect, it } from 'vitest'
import { maskName } from '#server/features/report/mask-name.ts'
import { printable, setText } from './set-text.ts'

it('keeps words whole, with their marks and with a lam-alef', () => {
  expect(setText('تحمّل الأُولى خلاله').say).toEqual(['تحمّل الأُولى خلاله'])
})

it('keeps of the marks of a letter what a font can draw over it: a shadda and one vowel', () => {
  expect(printable('تحمَُِّل إِلَّا قاّلَْ')).toBe('تحمَّل إِلَّا قالَ')
  expect(printable('َب aُ 1ّ هٰذا')).toBe('ب a 1 هذا')
})

it('keeps the numbers and signs of a sentence in one run with its words', () => {
  expect(setText('نسبة 41% من (450).').say).toEqual(['\u202Eنسبة %14 من\u00A0(054).'])
  expect(setText('المستوى 7').say).toEqual(['\u202Eالمستوى\u00A07'])
})

it('keeps words of another alphabet in one piece, and the signs around them in the sentence', () => {
  expect(setText('برنامج (Power BI).').say).toEqual(['برنامج (', ['ltr', 'Power BI'], ').'])
  expect(setText('رقم WJ-7K2 هنا').say).toEqual(['رقم ', ['ltr', 'WJ-7K2'], ' هنا'])
  expect(setText('Open now: 3 to 5 (of 6).').say).toEqual([['ltr', 'Open now: 3 to 5 (of 6).']])
})

it('drops what would be drawn wrongly or hide something', () => {
  expect(printable('  جيّدٌ\u202E\u0000\n جداً ')).toBe('جيّدٌ جداً')
  expect(printable('李 ok')).toBe('? ok')
})

it('masks a name to two letters, however long it is', () => {
  expect(maskName('نورة السالم')).toBe('ن••• الـس•••')
  expect(maskName('Noura bint Ali Alsalem')).toBe('N••• A•••')
  expect(maskName('نورة')).toBe('ن•••')
  expect(maskName('نُورَةُ السَّالِم')).toBe('ن••• الـس•••')
  expect(maskName('آلاء ال')).toBe('آ••• ا•••')
  expect(maskName('')).toBe('')
})
