import type { Words } from '../vocabulary.ts'
import type { ConditionId } from './areas.ts'

export const WISH_CHOICES = ['must', 'wish', 'indifferent', 'refuse'] as const
export type WishChoice = (typeof WISH_CHOICES)[number]

interface Wish {
  /** Within a sentence. */
  readonly name: Words
  readonly question: Words
  readonly labels: Readonly<Record<WishChoice, Words>>
}

/** Holds the words of the seven conditions that somebody may ask for or refuse. */
export const WISHES: Readonly<Record<ConditionId, Wish>> = {
  shifts: {
    name: { ar: 'العمل في نوبات متغيّرة', en: 'work in changing shifts' },
    question: {
      ar: 'عمل في نوبات تتغيّر ساعاتها من أسبوع إلى أسبوع؟',
      en: 'Work in shifts whose hours change from week to week?',
    },
    labels: {
      must: { ar: 'شرط: لا أريد إلا عمل النوبات', en: 'A must: only shift work' },
      wish: { ar: 'أفضّل النوبات', en: 'I would prefer shifts' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل النوبات', en: 'I would not accept shifts' },
    },
  },
  night: {
    name: { ar: 'العمل ليلاً', en: 'night work' },
    question: { ar: 'عمل في ساعات الليل؟', en: 'Work during the night?' },
    labels: {
      must: { ar: 'شرط: لا أريد إلا عمل الليل', en: 'A must: only night work' },
      wish: { ar: 'أفضّل الليل', en: 'I would prefer nights' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل العمل ليلاً', en: 'I would not accept night work' },
    },
  },
  travel: {
    name: { ar: 'السفر من أجل العمل', en: 'travel for work' },
    question: {
      ar: 'عمل يتطلب السفر والمبيت خارج البيت؟',
      en: 'Work that takes travel and nights away from home?',
    },
    labels: {
      must: { ar: 'شرط: لا بدّ من السفر', en: 'A must: there has to be travel' },
      wish: { ar: 'أفضّل السفر', en: 'I would prefer to travel' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل السفر', en: 'I would not accept travel' },
    },
  },
  outdoors: {
    name: { ar: 'العمل خارج المباني', en: 'outdoor work' },
    question: {
      ar: 'عمل خارج المباني معظم اليوم، في الحرّ والبرد؟',
      en: 'Work outdoors for most of the day, in heat and cold?',
    },
    labels: {
      must: { ar: 'شرط: لا بدّ من العمل خارج المباني', en: 'A must: it has to be outdoors' },
      wish: { ar: 'أفضّل العمل خارج المباني', en: 'I would prefer outdoors' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل العمل خارج المباني', en: 'I would not accept outdoor work' },
    },
  },
  crowds: {
    name: { ar: 'العمل وسط جموع الناس', en: 'work among crowds' },
    question: { ar: 'عمل وسط جموع الناس والحركة الدائمة؟', en: 'Work among crowds and constant movement?' },
    labels: {
      must: { ar: 'شرط: لا بدّ من كثرة الناس', en: 'A must: there have to be many people' },
      wish: { ar: 'أفضّل كثرة الناس', en: 'I would prefer many people' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل العمل وسط الجموع', en: 'I would not accept crowds' },
    },
  },
  uncertainIncome: {
    name: { ar: 'الدخل المتغيّر من شهر إلى شهر', en: 'income that varies from month to month' },
    question: {
      ar: 'عمل يرتفع دخله وينخفض من شهر إلى شهر؟',
      en: 'Work whose income rises and falls from month to month?',
    },
    labels: {
      must: { ar: 'شرط: لا أريد إلا دخلاً يتبع النتائج', en: 'A must: only income that follows results' },
      wish: { ar: 'أفضّل دخلاً يتبع النتائج', en: 'I would prefer income that follows results' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل دخلاً متغيّراً', en: 'I would not accept a varying income' },
    },
  },
  city: {
    name: { ar: 'العمل في مدينة كبيرة', en: 'work in a large city' },
    question: {
      ar: 'عمل لا يوجد عادةً إلا في المدن الكبيرة؟',
      en: 'Work that is usually found only in large cities?',
    },
    labels: {
      must: { ar: 'شرط: لا بدّ من مدينة كبيرة', en: 'A must: it has to be a large city' },
      wish: { ar: 'أفضّل مدينة كبيرة', en: 'I would prefer a large city' },
      indifferent: { ar: 'لا فرق عندي', en: 'All the same to me' },
      refuse: { ar: 'لا أقبل مدينة كبيرة', en: 'I would not accept a large city' },
    },
  },
}
