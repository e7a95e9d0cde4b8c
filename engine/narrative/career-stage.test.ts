import { expect, it } from 'vitest'
import { careerStageOf } from './career-stage.ts'

it.each([
  null,
  '',
  ' - ',
  'طالبة',
  'طالب جامعي',
  'خريج هندسة',
  'باحث عن عمل',
  'لا يوجد',
  'بدون عمل',
  'ربة منزل',
  'متقاعد',
  'مدير سابق',
  'Student',
  'Nursing student',
  'Fresh graduate',
  'Unemployed',
  'None',
  'N/A',
  'Looking for work',
  'Retired manager',
  'Former director',
])('a person with the job %j has none now', job => {
  expect(careerStageOf(job)).toBe('student')
})

it.each([
  'مدير مبيعات',
  'مديرة مشروع',
  'المدير التنفيذي',
  'رئيس قسم',
  'رَئيسة قسم التمريض',
  'مشرفة تربوية',
  'نائب الرئيس',
  'قائد فريق',
  'Sales manager',
  'Head of finance',
  'Deputy head',
  'Team leader',
  'Director, Public Health',
  'CEO',
])('%s leads', job => {
  expect(careerStageOf(job)).toBe('leading')
})

it.each([
  'ممرضة',
  'تنسيق مشاريع',
  'أمينة مخزن',
  'مساعد المدير',
  'سكرتيرة المدير العام',
  'قائد مركبة',
  'باحث اجتماعي',
  'إدارة المخزون',
  'متدرب',
  'لاعب كرة',
  'Analyst',
  'Assistant to the director',
  'Secretary of the dean',
  'Management accountant',
  'Student adviser',
  'Union organiser',
  'Headhunter',
  'Network engineer',
])('%s is at work', job => {
  expect(careerStageOf(job)).toBe('working')
})
