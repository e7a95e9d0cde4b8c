import { expect, test } from 'vitest'
import { overlap, trigramsOf } from '../bank/trigrams.ts'
import { bareWordsOf, unvowelled, wordsOf } from '../bank/words.ts'
import { GENDERED_ADDRESS, GENDERED_ENDINGS } from '../checks/lexicon/gendered-patterns.ts'
import { MISSPELLINGS } from '../checks/lexicon/misspellings.ts'
import { SENSITIVE } from '../checks/lexicon/sensitive.ts'
import { TRANSLATIONESE, TRANSLATIONESE_DOUBTFUL } from '../checks/lexicon/translationese.ts'
import { FORMS } from '../forms/forms.ts'
import { CORE_FACET_IDS, type FacetId, LOCALES } from '../vocabulary.ts'
import { ACTION_LIBRARY } from './action-library.ts'
import { CAREER_STAGES } from './career-stage.ts'
import { isCoreFacetId } from './find-facet-name.ts'
import { MISREAD_WORDS } from './misread-words.ts'

const LEVELS = ['clear', 'balanced', 'priority'] as const
/** The facets of the three other forms are their sections. */
const FACET_IDS = [
  ...CORE_FACET_IDS,
  ...(['advanced', 'leadership', 'quick'] as const).flatMap(id =>
    FORMS[id].sections.map(section => section.id),
  ),
] as readonly FacetId[]
const actionsOf = (facet: FacetId, stages: readonly (typeof CAREER_STAGES)[number][]) =>
  stages.flatMap(stage => LEVELS.flatMap(level => ACTION_LIBRARY[stage][facet][level]))
/** Those of the three other forms are the same at every stage. */
const ALL = FACET_IDS.flatMap(facet =>
  actionsOf(facet, isCoreFacetId(facet) ? CAREER_STAGES : CAREER_STAGES.slice(0, 1)),
)

test('17 facets at 3 stages and the 12 of the other forms, 3 levels, 2 actions: 378, no two alike', () => {
  for (const stage of CAREER_STAGES)
    expect(Object.keys(ACTION_LIBRARY[stage]).sort()).toEqual([...FACET_IDS].sort())
  expect(ALL).toHaveLength(378)
  for (const locale of LOCALES) expect(new Set(ALL.map(action => action[locale])).size).toBe(378)
})

test('nobody without work is sent to a manager, a workplace or a team of their own', () => {
  const workplace = {
    ar: /المدير|زملاء العمل|زميل جديد|أعضاء الفريق|عضو في الفريق|العملاء|الموظف/,
    en: /\b(line manager|at work|employees?|customers?|team members?|new colleague)\b/,
  }
  for (const facet of CORE_FACET_IDS)
    for (const action of actionsOf(facet, ['student']))
      for (const locale of LOCALES) expect(action[locale]).not.toMatch(workplace[locale])
})

test.each(LOCALES)('in %s no two actions share half of their wording', locale => {
  const sets = ALL.map(action => ({ text: action[locale], trigrams: trigramsOf(action[locale]) }))
  for (const [place, one] of sets.entries()) {
    for (const other of sets.slice(place + 1)) {
      expect(overlap(one.trigrams, other.trigrams), `${one.text} / ${other.text}`).toBeLessThan(0.4)
    }
  }
})

test.each(LOCALES)('in %s each is one sentence of 10 to 25 words', locale => {
  for (const action of ALL) {
    expect(wordsOf(action[locale]).length, action[locale]).toBeGreaterThanOrEqual(10)
    expect(wordsOf(action[locale]).length, action[locale]).toBeLessThanOrEqual(25)
    expect(action[locale]).toMatch(/^\S[^.]*\.$/)
    expect(action[locale]).not.toMatch(/ {2}|!/)
  }
})

/** What Arabic actions open with; all of them name the doing and address nobody. */
const VERBAL_NOUNS = [
  'اقتراح كتابة اختيار الاتفاق إعداد البدء تقديم تولي تخصيص طلب مراجعة رفع مساعدة تحويل تسجيل التطوع ربط سؤال عرض',
  'حضور مشاركة تحديد تقسيم قيادة تفويض إدارة إبداء وضع بناء ترتيب إضافة مرافقة السؤال تلخيص إبلاغ شكر إعادة التدرب',
  'تدوين مقارنة اتخاذ الإبلاغ تجربة التوقف ترك قراءة حل إجراء تدريب إتقان تعليق توثيق طرح التحقق فحص تصميم فصل صياغة',
  'البحث تدقيق حساب تسليم مراقبة توثيق زيارة جمع الاتفاق التوقف اختتام التحضير الإصغاء حذف دعوة رسم إيقاف عقد التوسط',
  'متابعة نقل الاستماع فتح شرح تعلم إتمام تفعيل استعمال إعلان تصميم منح حجز محاولة مقابلة إنجاز إتاحة مشاهدة الإجابة سماع تكوين اختصار افتتاح تنظيم توجيه استضافة لقاء قضاء إخبار',
  'تشجيع إحياء مساندة مناقشة حفظ تقليص تأجيل أخذ تمثيل تحمل بدء إيصال تطبيق تسمية إنهاء إلغاء حصر تسوية ضم رصد تبادل',
  'إعطاء العمل تهيئة تأهيل محادثة إغلاق تثبيت معاونة تخيل التقدم المبادرة افتراض تبديل استقبال قبول خفض بيان الطلب',
  'مطابقة تتبع وصف تصوير صنع استحضار دراسة تخويل توحيد إزالة استخراج تحليل إسناد إيجاد إرفاق ملاحظة التمييز تأليف كشف',
  'استخلاص تصنيف إبراز تقدير اشتراط قياس فرز الجلوس',
].flatMap(line => line.split(' '))

test('Arabic opens with a verbal noun and addresses nobody', () => {
  for (const { ar } of ALL) {
    expect(VERBAL_NOUNS, ar).toContain(bareWordsOf(ar)[0])
    for (const pattern of GENDERED_ADDRESS) expect(unvowelled(ar).match(pattern), ar).toBeNull()
    for (const pattern of GENDERED_ENDINGS) expect(ar.match(pattern), ar).toBeNull()
  }
})

test('Arabic is clean: letters and marks of its own, no common mistake, nothing translated', () => {
  for (const { ar } of ALL) {
    expect(ar).toMatch(/^[\u0621-\u063A\u0641-\u0652 .،«»]+$/u)
    expect(ar).toBe(ar.normalize('NFC'))
    expect(bareWordsOf(ar).filter(word => MISSPELLINGS.has(word))).toEqual([])
    for (const pattern of [...TRANSLATIONESE, ...TRANSLATIONESE_DOUBTFUL])
      expect(unvowelled(ar).match(pattern), ar).toBeNull()
  }
})

test('English opens with an imperative, is plain ASCII and has no "you"', () => {
  for (const { en } of ALL) {
    expect(en).toMatch(/^[A-Z][a-z]+ [\x20-\x7E]+$/)
    expect(en.split(' ')[0]).not.toMatch(/(ing|ed|s)$/)
    expect(en).not.toMatch(/\b(you|your|yours|should|must|please)\b/i)
  }
})

test.each(LOCALES)('in %s nothing praises, and nothing is medical, about hiring or sensitive', locale => {
  const praise = {
    ar: /ممتاز|رائع|أحسنت|مذهل|متميز|عظيم/,
    en: /excellent|great\b|amazing|well done|brilliant|wonderful|congratul/i,
  }
  for (const action of ALL) {
    expect(action[locale]).not.toMatch(MISREAD_WORDS[locale])
    expect(action[locale]).not.toMatch(praise[locale])
    expect(unvowelled(action[locale]).match(SENSITIVE[locale]), action[locale]).toBeNull()
  }
})

test.each(LOCALES)('in %s no more than twelve actions open with the same word', locale => {
  const openings = Map.groupBy(ALL, action => bareWordsOf(action[locale])[0])
  for (const [word, group] of openings) expect(group.length, word).toBeLessThanOrEqual(12)
})
