import { expect, it } from 'vitest'
import { isolateText } from './isolate-text.ts'

const shown = (text: string, locale: 'ar' | 'en') =>
  isolateText(text, locale).replaceAll('\u2068', '[').replaceAll('\u2069', ']')

it('isolates names, codes and numbers of several parts in a text from right to left', () => {
  expect(shown('مرحباً Sara Lee،', 'ar')).toBe('مرحباً [Sara Lee]،')
  expect(shown('رقم الطلب: WJ-7K2M-9QXT-4', 'ar')).toBe('رقم الطلب: [WJ-7K2M-9QXT-4]')
  expect(shown('في 2026-11-22 من a.b@c.example.', 'ar')).toBe('في [2026-11-22] من [a.b@c.example].')
  expect(shown('خلال 14 يوماً', 'ar')).toBe('خلال 14 يوماً')
})

it('isolates Arabic names in a text from left to right, each in one piece', () => {
  expect(shown('Hello نورة السالم,', 'en')).toBe('Hello [نورة السالم],')
})

it.each([
  ['an id that begins with a digit', '3f2a91c0-1a1a-4b5c-8d6e-0f1a2b3c4d5e'],
  ['a moment', '2026-11-20T09:00:00.000Z'],
])('keeps %s in one piece', (_, fact) => {
  expect(shown(`المرجع: ${fact}.`, 'ar')).toBe(`المرجع: [${fact}].`)
})

it.each([
  ['on a line of its own', 'فتح التقرير:\nhttps://wijha.example/x?t=1-2'],
  ['inside a sentence', 'انظر https://wijha.example/1-2/x في الموقع'],
])('leaves a link %s alone', (_, text) => {
  expect(shown(text, 'ar')).toBe(text)
})

it.each([
  ['ar', 'refund: 3f2a91c0-1a1a-4b5c-8d6e-0f1a2b3c4d5e\n2026-11-20'],
  ['en', 'نورة السالم'],
] as const)('leaves lines without a letter of the script of %s alone', (locale, text) => {
  expect(shown(text, locale)).toBe(text)
})
