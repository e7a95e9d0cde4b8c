import { expect, test } from 'vitest'
import type { Change } from '../scoring/change-between.ts'
import { sayChange } from './say-change.ts'

test.each<[Change, string, string]>([
  [
    { kind: 'changed', difference: 17 },
    'ارتفعت النتيجة 17 درجة، وهذا الفرق أكبر من خطأ القياس.',
    'The result rose by 17 points, which is more than the error of measurement.',
  ],
  [
    { kind: 'changed', difference: -5 },
    'انخفضت النتيجة 5 درجات، وهذا الفرق أكبر من خطأ القياس.',
    'The result fell by 5 points, which is more than the error of measurement.',
  ],
  [
    { kind: 'no-clear-change', difference: 9 },
    'لا تغيّر واضح: الفرق بين المحاولتين ضمن خطأ القياس.',
    'No clear change: the difference between the attempts is within the error of measurement.',
  ],
  [
    { kind: 'not-comparable', reason: 'too-soon' },
    'لا تُقارن المحاولتان، فبينهما أقل من 30 يوماً.',
    'The attempts are not compared, because fewer than 30 days lie between them.',
  ],
  [
    { kind: 'not-comparable', reason: 'other-stories' },
    'لا يُذكر تغيّر بين المحاولتين قبل أن تسمح البيانات بذلك، فقصص المواقف فيهما مختلفة.',
    'The two attempts told different stories, so no change is stated until data allow it.',
  ],
  [
    { kind: 'not-comparable', reason: 'other-form' },
    'لا تُقارن المحاولتان، فلكل منهما نموذج مختلف.',
    'The attempts are not compared, because they are of different forms.',
  ],
])('%j', (change, ar, en) => {
  expect(sayChange(change)).toEqual({ ar, en })
})

test.each([
  [1, 'درجة واحدة'],
  [2, 'درجتين'],
  [3, '3 درجات'],
  [10, '10 درجات'],
  [11, '11 درجة'],
  [99, '99 درجة'],
  [100, '100 درجة'],
  [102, '102 درجة'],
  [103, '103 درجات'],
  [111, '111 درجة'],
])('%i points agree with their noun', (difference, counted) => {
  expect(sayChange({ kind: 'changed', difference }).ar).toBe(
    `ارتفعت النتيجة ${counted}، وهذا الفرق أكبر من خطأ القياس.`,
  )
})
