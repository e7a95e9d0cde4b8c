import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { FIELD_IDS, LOCALES, MAJOR_IDS, MAJORS } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { matchCareers, type OwnFamilyMatch } from './match-careers.ts'
import { type SaidCareers, sayCareers } from './say-careers.ts'

const FAMILY: OwnFamilyMatch = {
  id: 'BUILD',
  rank: 1,
  fit: 70,
  range: { from: 60, to: 80 },
  tier: 'good',
  met: [
    { facet: 'PRB', index: 81, target: 65 },
    { facet: 'LOG', index: 75, target: 65 },
  ],
  gaps: [
    { facet: 'MAS', index: 45, target: 60 },
    { facet: 'PLN', index: 50, target: 60 },
  ],
  occupations: [{ id: 'TEC-01', readiness: 'open_now', degree: null, years: null, licence: null }],
}

const said = (family: Partial<OwnFamilyMatch>) => {
  const match = {
    field: 'technology',
    notes: [],
    families: [{ ...FAMILY, ...family }],
    otherFields: [],
  } as const
  const [first] = sayCareers(CAREERS_1, match, { otherFields: false }).families
  if (!first) throw new Error('No family was said.')
  return first
}

test('the sentence of reasons names two strong points and the main gap, and a second gap has its own', () => {
  expect(said({}).reasons).toEqual([
    {
      ar: 'تلائم نتيجتك هذا المسار لأن «حل المشكلات» و«الاستدلال المنطقي» من جوانب القوة فيها، والفجوة الأهم في «الإتقان والنمو» (45 مقابل هدف 60).',
      en: 'Your result suits this path because “Problem solving” and “Logical reasoning” are among its strong points; the main gap is “Mastery and growth” (45 against a target of 60).',
    },
    {
      ar: 'الفجوة التالية في «التخطيط والتنفيذ» (50 مقابل هدف 60).',
      en: 'The next gap is “Planning and execution” (50 against a target of 60).',
    },
  ])
})

test('one strength and no gap', () => {
  expect(said({ met: FAMILY.met.slice(0, 1), gaps: [] }).reasons).toEqual([
    {
      ar: 'تلائم نتيجتك هذا المسار لأن «حل المشكلات» من جوانب القوة فيها، وقد بلغت محاوره كلها أهدافها.',
      en: 'Your result suits this path because “Problem solving” is among its strong points; all of its facets reach their targets.',
    },
  ])
})

test('no strength', () => {
  expect(said({ met: [], gaps: FAMILY.gaps.slice(0, 1) }).reasons).toEqual([
    {
      ar: 'لم يبلغ أي محور هدفه في هذا المسار بعد، والفجوة الأهم في «الإتقان والنمو» (45 مقابل هدف 60).',
      en: 'No facet reaches its target for this path yet; the main gap is “Mastery and growth” (45 against a target of 60).',
    },
  ])
})

test('a path to explore is not said to suit', () => {
  const { reasons, tierText } = said({ tier: 'explore' })
  expect(tierText).toEqual({ ar: 'للاستكشاف', en: 'To explore' })
  expect(reasons[0]).toEqual({
    ar: 'يقرّب نتيجتك من هذا المسار محورا «حل المشكلات» و«الاستدلال المنطقي»، والفجوة الأهم في «الإتقان والنمو» (45 مقابل هدف 60).',
    en: '“Problem solving” and “Logical reasoning” bring your result closer to this path; the main gap is “Mastery and growth” (45 against a target of 60).',
  })
})

test.each([
  [
    { readiness: 'open_now', degree: null, years: null, licence: null },
    'متاح الآن: التعليم وسنوات الخبرة يكفيان للبدء.',
    'Open now: the education and the years of experience are enough to start.',
  ],
  [
    { readiness: 'short_step', degree: null, years: null, licence: 'health' },
    'خطوة قصيرة: لا تُزاوَل المهنة في السعودية دون التصنيف والتسجيل المهني (الهيئة السعودية للتخصصات الصحية).',
    'Short step: practice in Saudi Arabia takes professional classification and registration (Saudi Commission for Health Specialties).',
  ],
  [
    { readiness: 'short_step', degree: null, years: 2, licence: null },
    'خطوة قصيرة: الخبرة المعتادة سنتان.',
    'Short step: the usual experience is 2 years.',
  ],
  [
    { readiness: 'qualification_path', degree: { level: 1, majors: [] }, years: null, licence: null },
    'مسار تأهيل: المؤهل المعتاد دبلوم.',
    'Qualification path: the usual qualification is a diploma.',
  ],
  [
    {
      readiness: 'qualification_path',
      degree: { level: 2, majors: ['civil_engineering', 'architecture'] },
      years: 5,
      licence: 'engineering',
    },
    'مسار تأهيل: المؤهل المطلوب بكالوريوس في «الهندسة المدنية» أو «العمارة»، والخبرة المعتادة 5 سنوات، ولا تُزاوَل المهنة في السعودية دون الاعتماد المهني (الهيئة السعودية للمهندسين).',
    "Qualification path: it takes “Civil engineering” or “Architecture” at the level of a bachelor's degree, the usual experience is 5 years, and practice in Saudi Arabia takes professional accreditation (Saudi Council of Engineers).",
  ],
] as const)('readiness %j', (readiness, ar, en) => {
  const { occupations } = said({ occupations: [{ id: 'TEC-01', ...readiness }] })
  expect(occupations[0]?.readinessText).toEqual({ ar, en })
})

test('notes are said, and always what readiness knows of studies and licences', () => {
  const { notes } = sayCareers(
    CAREERS_1,
    { field: 'technology', notes: ['even'], families: [FAMILY], otherFields: [] },
    { otherFields: false },
  )
  expect(notes).toEqual([
    { ar: 'الملف متوازن ويناسب مسارات متعددة.', en: 'An even profile, open to several paths.' },
    {
      ar: 'تُقدَّر الجاهزية بمستوى التعليم وسنوات الخبرة، وبالتخصص حيث لا تُزاوَل المهنة إلا به. أما شروط الترخيص وتفاصيله فعند الجهة المذكورة.',
      en: 'Readiness is judged by the level of education and the years of experience, and by the major where an occupation cannot be practised without it. The conditions of a licence are for the body named beside it to say.',
    },
  ])
})

test('other fields are closed where the plan does not open them', () => {
  const attempt = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 4),
  )
  const match = matchCareers(CAREERS_1, attempt, 'legal', { education: 2, major: 'sharia', years: 0 })
  if (!match) throw new Error('The core form has careers.')
  expect(sayCareers(CAREERS_1, match, { otherFields: false }).otherFields).toBeNull()
  const { otherFields } = sayCareers(CAREERS_1, match, { otherFields: true })
  expect(otherFields?.families).toHaveLength(3)
  expect(otherFields?.note.ar).toContain('«جيدة»')
})

/** A major may be named after medicine without a word about the reader's health. */
const withoutMajors = (sentence: string) =>
  Object.values(MAJORS).reduce(
    (rest, { ar, en }) => rest.replaceAll(`«${ar}»`, '«»').replaceAll(`“${en}”`, '“”'),
    sentence,
  )

/** Every sentence of ours; the names and growth paths of the table are read by people. */
const sentences = ({ notes, families, otherFields }: SaidCareers) => [
  ...notes,
  ...(otherFields ? [otherFields.note] : []),
  ...[...families, ...(otherFields?.families ?? [])].flatMap(({ reasons, occupations }) => [
    ...reasons,
    ...occupations.map(({ readinessText }) => readinessText),
  ]),
]

test('whatever the answers: whole sentences in both languages with the same numbers, without a word that misleads', () => {
  const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 })
  const background = fc.record({
    education: fc.constantFrom(0, 1, 2, 3, 4),
    major: fc.constantFrom(null, ...MAJOR_IDS),
    years: fc.constantFrom(0, 1, 3, 6, 10),
  })
  fc.assert(
    fc.property(answers, fc.constantFrom(...FIELD_IDS), background, (values, field, has) => {
      const attempt = sampleAttempt(
        'basic',
        sampleAnswers('basic', (_, index) => (values[index] ?? 3) as Value),
      )
      const match = matchCareers(CAREERS_1, attempt, field, has)
      if (!match) throw new Error('The core form has careers.')
      const spoken = sentences(sayCareers(CAREERS_1, match, { otherFields: true }))
      expect(spoken.length).toBeGreaterThan(10)
      for (const sentence of spoken) {
        for (const locale of LOCALES) {
          expect(sentence[locale]).toMatch(/^\S.*\.$/)
          expect(sentence[locale]).not.toMatch(/ {2}|[{}]|undefined|null|NaN/)
          expect(withoutMajors(sentence[locale])).not.toMatch(MISREAD_WORDS[locale])
        }
        expect(sentence.ar).not.toMatch(/[A-Za-z,;?!"'٠-٩]/)
      }
    }),
    { numRuns: 60 },
  )
})
