import { expect, it } from 'vitest'
import { tellsNumber } from './number-words.ts'

it.each([
  ['en', 'I keep two of them.', 2],
  ['en', 'Forty boxes are left.', 40],
  ['ar', 'أنتظر يومين قبل الرد.', 2],
  ['ar', 'أرسل الرسالة إلى الموظفين الثلاثة.', 3],
  ['ar', 'وبأربعين مقعداً في القاعة.', 40],
  ['ar', 'أكتب سطراً واحداً.', 1],
] as const)('%s: «%s» tells %i in words', (locale, text, number) => {
  expect(tellsNumber(locale, text, number)).toBe(true)
})

it.each([
  ['en', 'I keep three of them.', 2],
  ['en', 'I keep it for a fortnight.', 14],
  ['ar', 'أنتظر ثلاثة أيام قبل الرد.', 2],
  ['ar', 'أرسل الرسالة إلى رابعهم.', 4],
] as const)('%s: «%s» does not tell %i', (locale, text, number) => {
  expect(tellsNumber(locale, text, number)).toBe(false)
})
