import type { Cv } from '#contract/cv.ts'
import type { Locale } from '#engine/vocabulary.ts'

/** Holds all that a CV on paper says beside what its person typed or ticked. */
export interface CvWords {
  readonly title: string
  readonly sections: Readonly<
    Record<Exclude<keyof Cv, 'name' | 'headline' | 'city' | 'email' | 'phone' | 'links'>, string>
  >
  readonly span: (from: string, to: string) => string
  readonly sinceThen: (from: string) => string
  readonly score: string
  readonly licence: string
  /** Says where the results come from, under their heading. */
  readonly reportNote: (completedOn: string) => string
  readonly value: (value: number, from: number, to: number) => string
  readonly total: (score: number, max: number, from: number, to: number) => string
  readonly verify: (number: string) => string
}

export const CV_WORDS: Readonly<Record<Locale, CvWords>> = {
  ar: {
    title: 'السيرة الذاتية',
    sections: {
      summary: 'نبذة',
      work: 'الخبرة العملية',
      education: 'التعليم',
      certificates: 'الدورات والشهادات',
      skills: 'المهارات',
      languages: 'اللغات',
      volunteer: 'العمل التطوعي',
      projects: 'المشاريع',
      report: 'من تقييم «وجهة» المهني',
    },
    span: (from, to) => `من ${from} إلى ${to}`,
    sinceThen: from => `من ${from} حتى الآن`,
    score: 'المعدل',
    licence: 'الرقم',
    reportNote: day => `تقييم ذاتي اكتمل في ${day}، ولا تُقارن نتيجته بنتائج أشخاص آخرين.`,
    value: (value, from, to) => `${value} من 100، والمدى ${from} إلى ${to}`,
    total: (score, max, from, to) => `النتيجة الكلية ${score} من ${max}، والمدى ${from} إلى ${to}`,
    verify: number => `للتحقق من رقم الطلب ${number}`,
  },
  en: {
    title: 'CV',
    sections: {
      summary: 'Summary',
      work: 'Work experience',
      education: 'Education',
      certificates: 'Courses and certificates',
      skills: 'Skills',
      languages: 'Languages',
      volunteer: 'Volunteering',
      projects: 'Projects',
      report: 'From the Wijha career assessment',
    },
    span: (from, to) => `${from} to ${to}`,
    sinceThen: from => `${from} to present`,
    score: 'Grade',
    licence: 'Number',
    reportNote: day =>
      `A self-assessment completed on ${day}; its result is not compared with those of other people.`,
    value: (value, from, to) => `${value} of 100, range ${from} to ${to}`,
    total: (score, max, from, to) => `Total score ${score} of ${max}, range ${from} to ${to}`,
    verify: number => `To check application number ${number}`,
  },
}
