import { expect, it } from 'vitest'
import { maskName } from '#server/features/report/mask-name.ts'
import { printable, setText } from './set-text.ts'

const MARK = '\u200F'

it('writes a lam-alef as one letter, joined to what stands before it', () => {
  expect(setText('الأولى').say).toEqual(['ا\uFEF7ولى'])
  expect(setText('خلاله').say).toEqual([['init', 'خ'], '\uFEFCله'])
  expect(setText('استقلال').say).toEqual(['ا', ['init', 'س'], ['medi', 'ت'], ['medi', 'ق'], '\uFEFCل'])
})

it('keeps left-to-right runs in one piece, and the signs around them in the sentence', () => {
  expect(setText('نسبة 41% من').say).toEqual(['نسبة ', ['ltr', '41%'], ' ', 'من'])
  expect(setText('برنامج (Power BI).').say).toEqual([
    'برنامج ',
    `(${MARK}`,
    ['ltr', 'Power BI'],
    `)${MARK}`,
    `.${MARK}`,
  ])
})

it('leaves English as it is', () => {
  expect(setText('Open now: 3 to 5 (of 6).').say).toEqual(['Open now: 3 to 5 (of 6).'])
})

it('drops what would be drawn wrongly or hide something', () => {
  expect(printable('  جيّدٌ\u202E\u0000\n جداً ')).toBe('جيد جدا')
  expect(printable('李 ok')).toBe('? ok')
})

it('masks a name to two letters, however long it is', () => {
  expect(maskName('نورة السالم')).toBe('ن*** ا***')
  expect(maskName('Noura bint Ali Alsalem')).toBe('N*** A***')
  expect(maskName('نورة')).toBe('ن***')
  expect(maskName('')).toBe('')
})
