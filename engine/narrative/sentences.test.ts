import { expect, test } from 'vitest'
import { FORMS } from '../forms/forms.ts'
import { CORE_FACET_IDS, FACETS, LOCALES } from '../vocabulary.ts'
import type { NarrativeLine, RuleId, RuleValues } from './narrative-line.ts'
import { NARRATIVE_1 } from './narrative-rules.ts'
import { sayLine } from './say-line.ts'
import { TENSION_IDS } from './tensions.ts'

type Case = {
  [Id in RuleId]: {
    readonly rule: Id
    readonly values: RuleValues[Id]
    readonly ar: string
    readonly en: string
  }
}[RuleId]

/** The wording that reports have had from the start, letter for letter. */
const SETTLED: readonly Case[] = [
  {
    rule: 'R1',
    values: { section: 'competency', score: 131, max: 150 },
    ar: 'يمثل قسم إتقان العمل نقطة قوة واضحة (131 من 150).',
    en: 'Work mastery is a clear strength (131 of 150).',
  },
  {
    rule: 'R2',
    values: {},
    ar: 'تشير النتيجة الكلية إلى جاهزية لأدوار قيادية.',
    en: 'The overall result points to readiness for leadership roles.',
  },
  {
    rule: 'R3a',
    values: { section: 'skills', rating: 'very_good', facet: 'LOG' },
    ar: 'تقدير قسم القدرات العلمية «جيد جداً»، وأكبر فرصة للتحسن فيه الاستدلال المنطقي.',
    en: 'Scientific abilities is rated very good; its largest room to improve is in Logical reasoning.',
  },
  {
    rule: 'R3b',
    values: { section: 'motivation', facets: ['MAS', 'AUT'] },
    ar: 'قسم الدوافع والرغبات مجال تطوير: البداية الأنسب من الإتقان والنمو ثم الاستقلالية والمبادرة الذاتية.',
    en: 'Motivations and desires is a development area: start with Mastery and growth, then Autonomy and self-direction.',
  },
  {
    rule: 'R3c',
    values: { section: 'skills' },
    ar: 'قسم القدرات العلمية أولوية تطوير، وينفع فيه برنامج تدريبي قصير ثم إعادة القياس.',
    en: 'Scientific abilities is a development priority; a short programme and a second measurement will help.',
  },
  {
    rule: 'R4',
    values: {},
    ar: 'النتيجة متوازنة: المجموع ممتاز دون تفوق قسم بعينه.',
    en: 'A balanced result: excellent overall with no single section standing out.',
  },
  {
    rule: 'R5',
    values: {},
    ar: 'النتيجة قريبة من حد التصنيف، وقد تقع على جانبيه لو اختلفت الأسئلة.',
    en: 'The result is close to the limit between two levels and could fall on either side with other questions.',
  },
  {
    rule: 'R6',
    values: { from: 287, to: 303 },
    ar: 'المدى التقديري بين 287 و303: لو طُرحت أسئلة أخرى من النوع نفسه لوقعت النتيجة داخله على الأرجح، 8 مرات من كل 10.',
    en: 'Estimated range 287 to 303: with other questions of the same kind the result would most likely fall inside it, 8 times in 10.',
  },
  {
    rule: 'R7',
    values: {},
    ar: 'لا تُقارن هذه النتيجة بأشخاص آخرين؛ فلم تُجمع بعد عينة مرجعية كافية.',
    en: 'This result is not compared with other people: a large enough reference sample does not exist yet.',
  },
  {
    rule: 'R8',
    values: { level: 'caution' },
    ar: 'أُجيب عن بعض الأسئلة بسرعة كبيرة أو بنمط متكرر، فتُقرأ النتيجة بحذر.',
    en: 'Some questions were answered very fast or in a repeated pattern, so read the result with care.',
  },
  {
    rule: 'R8',
    values: { level: 'low' },
    ar: 'مؤشرات جودة الإجابة ضعيفة، وقد لا تعكس النتيجة المستوى الفعلي. يُنصح بإعادة التقييم في وقت هادئ.',
    en: 'The quality signs are weak and the result may not reflect the real level. Taking the assessment again at a quiet time is advised.',
  },
  {
    rule: 'R15',
    values: { count: 41, of: 60 },
    ar: 'في 41 من أصل 60 موقفاً تغيّرت وقائعها اختير ما اختير في محاولة سابقة، فقد تقوم النتيجة على التذكّر.',
    en: 'In 41 of 60 situations whose facts had changed, the same option was chosen as in an earlier attempt: the result may rest on memory.',
  },
  {
    rule: 'R14',
    values: { count: 12, of: 90 },
    ar: 'سبقت الإجابة في محاولة سابقة عن 12 من أصل 90 موقفاً، فقد تقوم النتيجة على التذكّر.',
    en: '12 of the 90 situations had been answered in an earlier attempt: the result may rest on memory.',
  },
  {
    rule: 'R9',
    values: {},
    ar: 'ارتفاع درجة دافع يعني أنه ظهر بقوة في الاختيارات، ولا يعني أنه أفضل من غيره.',
    en: 'A high score of a motive means that it showed strongly in the choices, not that it is better than another.',
  },
  {
    rule: 'R13',
    values: { section: 'skills' },
    // The name of the section comes first: the sentence may hold of several.
    ar: 'قسم القدرات العلمية: المحاور متقاربة، فلا يصح ترتيبها.',
    en: 'Scientific abilities: The facets are close; ranking them is not warranted.',
  },
]

/** Rules whose wording follows from names, and settled sentences in a form whose section is one facet. */
const DERIVED: readonly Case[] = [
  {
    rule: 'R1',
    values: { section: 'LDR', score: 33, max: 40 },
    ar: 'يمثل قسم القيادة نقطة قوة واضحة (33 من 40).',
    en: 'Leadership is a clear strength (33 of 40).',
  },
  {
    rule: 'R3a',
    values: { section: 'CMM', rating: 'very_good', facet: null },
    ar: 'تقدير قسم التواصل «جيد جداً»، وما زال فيه مجال للتحسن.',
    en: 'Communication is rated very good, with room to improve.',
  },
  {
    rule: 'R3b',
    values: { section: 'CNF', facets: null },
    ar: 'قسم حل النزاعات مجال تطوير.',
    en: 'Conflict resolution is a development area.',
  },
  {
    rule: 'development-areas',
    values: { sections: ['competency'] },
    ar: 'مجال التطوير: «إتقان العمل».',
    en: 'Development area: Work mastery.',
  },
  {
    rule: 'development-areas',
    values: { sections: ['motivation', 'skills'] },
    ar: 'مجالا التطوير: «الدوافع والرغبات» و«القدرات العلمية».',
    en: 'Development areas: Motivations and desires; Scientific abilities.',
  },
  {
    rule: 'development-areas',
    values: { sections: ['motivation', 'competency', 'skills'] },
    ar: 'مجالات التطوير: «الدوافع والرغبات» و«إتقان العمل» و«القدرات العلمية».',
    en: 'Development areas: Motivations and desires; Work mastery; Scientific abilities.',
  },
  {
    rule: 'R10',
    values: { facet: 'TEA', section: 'competency', index: 82 },
    ar: 'يبرز محور العمل الجماعي والتعاون بين محاور قسم إتقان العمل (82 من 100): مساندة الآخرين وتسوية الخلاف بإنصاف.',
    en: 'Teamwork and cooperation stands out among the facets of Work mastery (82 of 100): supports others and settles friction fairly.',
  },
  {
    rule: 'R11',
    values: { facet: 'ADP', section: 'competency', level: 'priority', index: 32 },
    ar: 'محور التكيف وضبط النفس أولوية للتطوير (32 من 100)، وله خطوتان في خطة التطوير.',
    en: 'Adaptability and composure is a priority for development (32 of 100); the development plan has two actions for it.',
  },
  {
    rule: 'R11',
    values: { facet: 'ADP', section: 'competency', level: 'balanced', index: 48 },
    ar: 'محور التكيف وضبط النفس دون متوسط محاور قسم إتقان العمل (48 من 100)، وله خطوتان في خطة التطوير.',
    en: 'Adaptability and composure is below the average of the facets of Work mastery (48 of 100); the development plan has two actions for it.',
  },
  {
    rule: 'R12',
    values: { tension: 'MAS-PLN' },
    ar: 'ظهر محور الإتقان والنمو بقوة، وما زال محور التخطيط والتنفيذ بحاجة إلى تطوير: خطة قصيرة بمواعيد واضحة تحوّل التعلم إلى نتائج ملموسة.',
    en: 'Mastery and growth showed strongly while Planning and execution still needs development: a short plan with clear dates turns learning into visible results.',
  },
]

test.each([...SETTLED, ...DERIVED])('$rule $values', ({ ar, en, ...line }) => {
  expect(sayLine(NARRATIVE_1, { ...line, part: 'free' } as NarrativeLine, 'ar')).toBe(ar)
  expect(sayLine(NARRATIVE_1, { ...line, part: 'free' } as NarrativeLine, 'en')).toBe(en)
})

/** Every sentence that can be said: each rule with each facet, section and tension it can name. */
function everyLine(): readonly NarrativeLine[] {
  const sections = Object.values(FORMS).flatMap(form => form.sections.map(({ id, max }) => ({ id, max })))
  return [
    ...SETTLED.map(({ rule, values }) => ({ rule, values, part: 'free' }) as NarrativeLine),
    ...DERIVED.map(({ rule, values }) => ({ rule, values, part: 'free' }) as NarrativeLine),
    ...TENSION_IDS.map(tension => ({ rule: 'R12', part: 'detail', values: { tension } }) as const),
    ...CORE_FACET_IDS.flatMap(facet => {
      const { section } = FACETS[facet]
      return [
        { rule: 'R3a', part: 'detail', values: { section, rating: 'very_good', facet } },
        { rule: 'R10', part: 'detail', values: { facet, section, index: 82 } },
        { rule: 'R11', part: 'detail', values: { facet, section, level: 'balanced', index: 48 } },
      ] as const
    }),
    ...sections.flatMap(({ id, max }) => {
      return [
        { rule: 'R1', part: 'free', values: { section: id, score: max, max } },
        { rule: 'R3c', part: 'detail', values: { section: id } },
      ] as const
    }),
  ]
}

test.each([
  ['ar', /(^|\s)(ال)?طب|مريض|مرض|علاج|سريري|تشخيص|اضطراب|نفسي|ذكاء|عقلي|توظيف|توظّف|مرشح|تعيين/],
  [
    'en',
    /medic|clinic|patient|therap|diagnos|disorder|mental|intelligen|\bIQ\b|hire|hiring|recruit|candidate/i,
  ],
] as const)('no sentence in %s has a medical, clinical, intelligence or hiring word', (locale, words) => {
  for (const line of everyLine()) expect(sayLine(NARRATIVE_1, line, locale)).not.toMatch(words)
})

test('no Arabic sentence addresses the reader or has a letter or sign of another script', () => {
  for (const line of everyLine()) {
    const sentence = sayLine(NARRATIVE_1, line, 'ar')
    expect(sentence).not.toMatch(/[A-Za-z,;?!"'٠-٩]/)
    expect(sentence).not.toMatch(/(^|\s)(أنت|عليك|يمكنك|يا|ستفعل|ابدأ|حاول|اختر|قم|يتم|بشكل)(\s|$)/)
    expect(sentence).toBe(sentence.normalize('NFC'))
  }
})

test.each(LOCALES)(
  'every sentence in %s ends with a full stop, without a double space or an open brace',
  locale => {
    for (const line of everyLine()) {
      expect(sayLine(NARRATIVE_1, line, locale)).toMatch(/^\S.*\.$/)
      expect(sayLine(NARRATIVE_1, line, locale)).not.toMatch(/ {2}|[{}]|undefined|null/)
    }
  },
)

test('both languages give the same numbers', () => {
  const digits = (sentence: string) => sentence.match(/\d+/g) ?? []
  for (const line of everyLine()) {
    expect(digits(sayLine(NARRATIVE_1, line, 'ar'))).toEqual(digits(sayLine(NARRATIVE_1, line, 'en')))
  }
})

test('a section that no form has is an error of the program', () => {
  const line = { rule: 'R3c', part: 'detail', values: { section: 'nowhere' } } as const
  expect(() => sayLine(NARRATIVE_1, line, 'ar')).toThrow("No form has a section 'nowhere'.")
})
