import type { Locale } from '../vocabulary.ts'

/**
 * Lists for tests the medical, clinical, intelligence and hiring words that no sentence of a report has
 * (docs/method/narrative.md#wording).
 */
export const MISREAD_WORDS: Readonly<Record<Locale, RegExp>> = {
  ar: /(^|\s)(ال)?طب(ي|\s|$)|مريض|مرض|علاج|سريري|تشخيص|اضطراب|نفسي|ذكاء|عقلي|توظيف|توظّف|مرشح|تعيين/,
  en: /medic|clinic|patient|therap|diagnos|disorder|\bmental|intelligen|\bIQ\b|\bhir(e|ing)\b|recruit|candidate/i,
}
