import { expect, it } from 'vitest'
import { SAMPLE_AR, SAMPLE_EN, sampleItem } from '../bank/sample-item.ts'
import { charactersOf } from './characters.ts'

const told = (ar: string, en = '') =>
  charactersOf(
    sampleItem({ ar: { story: ar, options: SAMPLE_AR.options }, en: { story: `${SAMPLE_EN.story} ${en}` } }),
  )

it('a role and the name beside it are one person', () => {
  expect(told('تأخر زميلك سعد في مكتبه.')).toEqual([{ gender: 'man', senior: false, atFault: true }])
})

it('a role that returns is the person it was', () => {
  expect(told('طلبت المديرة نورة تقريراً، ثم سافرت مديرتك.')).toEqual([
    { gender: 'woman', senior: true, atFault: false },
  ])
})

it('two genders of a role are two persons', () => {
  expect(told('يعمل موظف مع موظفة.').map(({ gender }) => gender)).toEqual(['man', 'woman'])
})

it('my colleague is one person, the staff of a desk are none', () => {
  expect(told('قال زميلي ذلك.')).toHaveLength(1)
  expect(told('قال موظفي الاستقبال ذلك.')).toEqual([])
})

it('the head of a section is senior, the main screen is nobody', () => {
  expect(told('تعطلت الشاشة الرئيسة.')).toEqual([])
  expect(told('وصلت رئيسة القسم.')).toEqual([{ gender: 'woman', senior: true, atFault: false }])
})

it('a name that is also a word counts where English has it', () => {
  expect(told('على أمل الوصول.')).toEqual([])
  expect(told('وصلت أمل.', 'Amal is here.')).toHaveLength(1)
})
