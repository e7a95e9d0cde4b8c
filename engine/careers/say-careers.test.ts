import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { MAJOR_IDS, MAJORS } from '../majors.ts'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { FIELD_IDS, LOCALES } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { LICENCES } from './licences.ts'
import { matchCareers, type OwnFamilyMatch } from './match-careers.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { type SaidCareers, sayCareers } from './say-careers.ts'

const FAMILY: OwnFamilyMatch = {
  id: 'BUILD',
  rank: 1,
  fit: 70,
  range: { from: 60, to: 80 },
  tier: 'good',
  met: [
    { facet: 'PRB', index: 81, target: 65, high: 6, count: 8 },
    { facet: 'LOG', index: 75, target: 65, high: 5, count: 6 },
  ],
  gaps: [
    { facet: 'TEC', index: 45, target: 65, high: 1, count: 5 },
    { facet: 'LOG', index: 50, target: 65, high: 0, count: 5 },
  ],
  occupations: [
    {
      id: 'TEC-01',
      readiness: 'open_now',
      degree: null,
      years: null,
      licence: null,
      portfolio: false,
      ownBusiness: null,
      studyYears: 0,
      way: 'open',
      reach: 0,
    },
  ],
  isShown: true,
  named: 3,
}

const said = (family: Partial<OwnFamilyMatch>) => {
  const match = {
    field: 'technology',
    notes: [],
    families: [{ ...FAMILY, ...family }],
    otherFields: [],
    elsewhere: [],
    neighbours: [],
    doorFamilies: [],
    isAtStart: false,
  } as const
  const [first] = sayCareers(CAREERS_1, match, { otherFields: false }).families
  if (!first) throw new Error('No family was said.')
  return first
}

test('the sentence of reasons names two strong points and the main gap, and a second gap has its own', () => {
  expect(said({}).reasons).toEqual([
    {
      ar: 'تلائم نتيجتك هذا المسار لأن «حل المشكلات» (6 إجابات صائبة من 8) و«الاستدلال المنطقي» (5 إجابات صائبة من 6) من جوانب القوة فيها، والفجوة الأهم في «المعرفة التخصصية التطبيقية» (45 بحسب أسئلة مجال «التقنية والمعلومات»، مقابل هدف المسار 65).',
      en: 'Your result suits this path because “Problem solving” (6 of 8 answers hit the mark) and “Logical reasoning” (5 of 6 answers hit the mark) are among its strong points; the main gap is “Applied field knowledge” (45, from the questions on “Technology”, against the path’s target of 65).',
    },
    {
      ar: 'الفجوة التالية في «الاستدلال المنطقي» (50 مقابل هدف المسار 65).',
      en: 'The next gap is “Logical reasoning” (50 against the path’s target of 65).',
    },
  ])
})

test('one strength and no gap', () => {
  expect(said({ met: FAMILY.met.slice(0, 1), gaps: [] }).reasons).toEqual([
    {
      ar: 'تلائم نتيجتك هذا المسار لأن «حل المشكلات» (6 إجابات صائبة من 8) من جوانب القوة فيها، وقد بلغت درجاتك كل ما يطلبه المسار.',
      en: 'Your result suits this path because “Problem solving” (6 of 8 answers hit the mark) is among its strong points; you reach the target in everything the path asks for.',
    },
  ])
})

test('no strength', () => {
  expect(said({ met: [], gaps: FAMILY.gaps.slice(0, 1) }).reasons).toEqual([
    {
      ar: 'لم يبلغ أي محور هدفه في هذا المسار بعد، والفجوة الأهم في «المعرفة التخصصية التطبيقية» (45 بحسب أسئلة مجال «التقنية والمعلومات»، مقابل هدف المسار 65).',
      en: 'No facet reaches its target for this path yet; the main gap is “Applied field knowledge” (45, from the questions on “Technology”, against the path’s target of 65).',
    },
  ])
})

test('no gap is said that is close to its target, or that what is named does not lean on, unless the path takes development', () => {
  const gap = (facet: 'TEC' | 'PLN' | 'STD', index: number) => ({
    facet,
    index,
    target: 60,
    high: 1,
    count: 5,
  })
  const reasonsOf = (tier: OwnFamilyMatch['tier'], ...gaps: OwnFamilyMatch['gaps']) =>
    said({ tier, gaps }).reasons.map(({ en }) => en.slice(en.indexOf(';') + 2))
  expect(reasonsOf('good', gap('TEC', 56))).toEqual([
    'in everything the path asks for you reach the target or come close.',
  ])
  const [good, ...more] = said({ gaps: [gap('PLN', 40), gap('STD', 40)] }).reasons
  expect(good?.en).toMatch(/are among its strong points\.$/)
  expect(more).toEqual([])
  expect(reasonsOf('good', gap('PLN', 40), gap('TEC', 55))).toEqual([
    'the main gap is “Applied field knowledge” (55, from the questions on “Technology”, against the path’s target of 60).',
  ])
  expect(reasonsOf('possible', gap('PLN', 40), gap('STD', 40))).toEqual([
    'the main gap is “Planning and execution” (40 against the path’s target of 60).',
  ])
})

test('a path to explore is not said to suit', () => {
  const { reasons, tierText } = said({ tier: 'explore' })
  expect(tierText).toEqual({ ar: 'للاستكشاف', en: 'To explore' })
  expect(reasons[0]).toEqual({
    ar: 'أقرب ما في نتيجتك إلى هذا المسار «حل المشكلات» (6 إجابات صائبة من 8) و«الاستدلال المنطقي» (5 إجابات صائبة من 6)، والفجوة الأهم في «المعرفة التخصصية التطبيقية» (45 بحسب أسئلة مجال «التقنية والمعلومات»، مقابل هدف المسار 65).',
    en: 'In your result, “Problem solving” (6 of 8 answers hit the mark) and “Logical reasoning” (5 of 6 answers hit the mark) come closest to this path; the main gap is “Applied field knowledge” (45, from the questions on “Technology”, against the path’s target of 65).',
  })
})

test.each([
  [
    { readiness: 'open_now', degree: null, years: null, licence: null, studyYears: 0 },
    'التعليم يكفي: لا تُطلب خبرة في هذا العمل عادةً.',
    'Education suffices: most such work asks for no experience.',
  ],
  [
    { readiness: 'short_step', degree: null, years: null, licence: 'health', studyYears: 0 },
    'بترخيص مهني: لا تُزاوَل المهنة في السعودية دون التصنيف والتسجيل المهني (الهيئة السعودية للتخصصات الصحية)، وإن سبق استيفاء ذلك فلا تلزم خطوة أخرى.',
    'With a licence: work in Saudi Arabia requires professional classification and registration (Saudi Commission for Health Specialties); if you already hold it, nothing more is needed.',
  ],
  [
    { readiness: 'short_step', degree: null, years: 2, licence: null, studyYears: 0 },
    'بعد خبرة: الخبرة المعتادة سنتان في مثل هذا العمل.',
    'After experience: the usual experience is 2 years in such work.',
  ],
  [
    {
      readiness: 'qualification_path',
      degree: { level: 1, majors: [] },
      years: null,
      licence: null,
      studyYears: 2,
    },
    'مسار تأهيل: المؤهل المعتاد دبلوم (يبقى له نحو سنتين من الدراسة).',
    'Qualification path: the usual qualification is a diploma (about 2 more years of study).',
  ],
  [
    { readiness: 'short_step', degree: { level: 1, majors: [] }, years: null, licence: null, studyYears: 0 },
    'خطوة قصيرة: المؤهل المعتاد دبلوم، وقد تُغني عنه الخبرة الطويلة.',
    'Short step: the usual qualification is a diploma, for which long experience may stand in.',
  ],
  [
    {
      readiness: 'qualification_path',
      degree: null,
      years: null,
      licence: 'prosecution',
      studyYears: 0,
    },
    'بقرار رسمي: يكون العمل في هذه المهنة بقرار تعيين في النيابة العامة.',
    'By official appointment: this work is entered by an appointment to the Public Prosecution.',
  ],
  [
    {
      readiness: 'qualification_path',
      degree: { level: 2, majors: ['civil_engineering', 'architecture'] },
      years: 5,
      licence: 'engineering',
      studyYears: 5,
    },
    'مسار تأهيل: المؤهل المطلوب بكالوريوس في «الهندسة المدنية» أو «العمارة» (يبقى له نحو 5 سنوات من الدراسة)، والخبرة المعتادة 5 سنوات في مثل هذا العمل، ولا تُزاوَل المهنة في السعودية دون الاعتماد المهني (الهيئة السعودية للمهندسين).',
    "Qualification path: it takes “Civil engineering” or “Architecture” at the level of a bachelor's degree (about 5 more years of study), the usual experience is 5 years in such work, and work in Saudi Arabia requires professional accreditation (Saudi Council of Engineers).",
  ],
  [
    {
      readiness: 'qualification_path',
      degree: { level: 4, majors: [] },
      years: null,
      licence: null,
      studyYears: 5,
    },
    'مسار تأهيل: المؤهل المعتاد دكتوراه (يبقى له 5 سنوات من الدراسة على الأقل، ومنها الماجستير).',
    "Qualification path: the usual qualification is a doctorate (at least 5 more years of study, a master's degree among them).",
  ],
  [
    {
      readiness: 'short_step',
      degree: null,
      years: 3,
      licence: null,
      ownBusiness: 'agricultural',
      studyYears: 0,
    },
    'مشروع خاص: الخبرة المعتادة 3 سنوات في مثل هذا العمل، ويلزم سجل زراعي (وزارة البيئة والمياه والزراعة) ومال للبداية، وقد يلزم سجل تجاري.',
    "A business of one's own: the usual experience is 3 years in such work, and it takes an agricultural register (Ministry of Environment, Water and Agriculture), money to begin with and perhaps a commercial registration.",
  ],
  [
    { readiness: 'short_step', degree: null, years: null, licence: null, portfolio: true, studyYears: 0 },
    'خطوة قصيرة: تلزم نماذج من أعمال منجزة تُعرض عند التقديم، وتكون عادةً لدى من يعمل في المهنة من قبل.',
    'Short step: it takes samples of finished work to show; those already in this work usually have them.',
  ],
  [
    { readiness: 'short_step', degree: null, years: 2, licence: null, portfolio: true, studyYears: 0 },
    'بعد خبرة: الخبرة المعتادة سنتان في مثل هذا العمل، وتلزم نماذج من أعمال منجزة.',
    'After experience: the usual experience is 2 years in such work, and it takes samples of finished work to show.',
  ],
  [
    {
      readiness: 'short_step',
      degree: null,
      years: 3,
      licence: null,
      ownBusiness: 'commercial',
      studyYears: 0,
    },
    'مشروع خاص: الخبرة المعتادة 3 سنوات في مثل هذا العمل، ويلزم سجل تجاري ومال للبداية.',
    "A business of one's own: the usual experience is 3 years in such work, and it takes a commercial registration and money to begin with.",
  ],
] as const)('readiness %j', (readiness, ar, en) => {
  const { occupations } = said({
    occupations: [{ id: 'TEC-01', way: 'open', reach: 0, portfolio: false, ownBusiness: null, ...readiness }],
  })
  expect(occupations[0]?.readinessText).toEqual({ ar, en })
})

test('years suffice for work that usually takes some only if they were spent in it', () => {
  const suffices = { readiness: 'open_now', degree: null, years: null, licence: null } as const
  const { occupations } = said({
    occupations: [
      {
        id: 'TEC-10',
        way: 'open',
        reach: 0,
        portfolio: false,
        ownBusiness: null,
        studyYears: 0,
        ...suffices,
      },
    ],
  })
  expect(occupations[0]?.readinessText).toEqual({
    ar: 'التعليم والخبرة يكفيان: إن قُضيت 5 سنوات على الأقل في مثل هذا العمل.',
    en: 'Education and experience suffice: provided at least 5 years were spent in such work.',
  })
})

test('what the label names comes before the years that are usual and held', () => {
  const licensed = { readiness: 'short_step', degree: null, years: null, licence: 'health' } as const
  const { occupations } = said({
    occupations: [
      {
        id: 'HEA-21',
        way: 'own',
        reach: 0,
        portfolio: false,
        ownBusiness: null,
        studyYears: 0,
        ...licensed,
      },
    ],
  })
  expect(occupations[0]?.readinessText).toEqual({
    ar: 'بترخيص مهني: لا تُزاوَل المهنة في السعودية دون التصنيف والتسجيل المهني (الهيئة السعودية للتخصصات الصحية)، والخبرة المعتادة سنتان في مثل هذا العمل.',
    en: 'With a licence: work in Saudi Arabia requires professional classification and registration (Saudi Commission for Health Specialties), and the usual experience is 2 years in such work.',
  })
})

test('notes are said, and always what readiness knows of studies and licences', () => {
  const { notes } = sayCareers(
    CAREERS_1,
    {
      field: 'technology',
      notes: ['even'],
      families: [FAMILY],
      otherFields: [],
      elsewhere: [],
      neighbours: [],
      doorFamilies: [],
      isAtStart: false,
    },
    { otherFields: false },
  )
  expect(notes).toEqual([
    { ar: 'الملف متوازن ويناسب مسارات متعددة.', en: 'An even profile, open to several paths.' },
    {
      ar: 'المسار الأقرب: «تصميم وبناء الحلول»، وملاءمته أعلى من ملاءمة ما بعده.',
      en: 'The nearest path is “Designs and builds solutions”: its fit is higher than that of the next.',
    },
    {
      ar: 'تُقدَّر الجاهزية بمستوى التعليم وسنوات الخبرة، وبالتخصص حيث لا تُزاوَل المهنة إلا به. وحيث يُذكر ترخيص فشروطه لدى الجهة المذكورة معه. ولا يُعرف في أي عمل قُضيت سنوات الخبرة، ولم تُفحص مهارات المهنة نفسها، ولا تعني الجاهزية أن وظيفة شاغرة معروضة.',
      en: 'Readiness is judged by the level of education and the years of experience, and by the major where an occupation cannot be practised without it. Where a licence is named, the body beside it sets its conditions. In which work the years were spent is not known, the skills of the work itself were not tested, and readiness does not mean that a vacancy is open.',
    },
  ])
})

test('at most three trades of the own major in other fields are named, each with its field', () => {
  const elsewhere = (['CON-01', 'CON-05', 'CON-10', 'CON-14'] as const).map(id => ({
    field: 'construction' as const,
    occupation: { ...(FAMILY.occupations[0] as OccupationMatch), id },
  }))
  const [work] = FAMILY.occupations
  if (!work) throw new Error('The family has an occupation.')
  const full = ['TEC-01', 'TEC-03', 'TEC-06'].map(id => ({ ...work, id, way: 'trade' as const }))
  const match = {
    field: 'engineering',
    notes: [],
    families: [{ ...FAMILY, occupations: full }],
    otherFields: [],
    elsewhere,
    neighbours: [],
    doorFamilies: [],
    isAtStart: false,
  } as const
  const { notes } = sayCareers(CAREERS_1, match, { otherFields: false })
  expect(notes).toContainEqual({
    ar: 'مما يفتحه التخصص في مجالات أخرى: «الهندسة المدنية» (البناء والتشييد)، «حصر الكميات والتكاليف» (البناء والتشييد)، «إدارة مشاريع البناء» (البناء والتشييد).',
    en: 'Work that the major opens in other fields: “Civil engineering” (Construction), “Quantity surveying” (Construction), “Construction management” (Construction).',
  })
})

test('of equally near paths the first is named with its occupation, and where they are as ready, two are', () => {
  const families = [
    { ...FAMILY, occupations: [{ ...FAMILY.occupations[0], readiness: 'short_step' }] },
    { ...FAMILY, id: 'OPERATE' },
  ] as readonly OwnFamilyMatch[]
  const notesOf = (list: readonly OwnFamilyMatch[]) => {
    const match = {
      field: 'technology',
      notes: [],
      families: list,
      otherFields: [],
      elsewhere: [],
      neighbours: [],
      doorFamilies: [],
      isAtStart: false,
    } as const
    return sayCareers(CAREERS_1, match, { otherFields: false }).notes[0]
  }
  expect(notesOf(families)?.en).toMatch(
    /^“Designs and builds solutions” comes first by fit and by nearness to major and experience .* “.+” \(short step\)\.$/,
  )
  expect(notesOf([FAMILY, { ...FAMILY, id: 'OPERATE' }])?.ar).toMatch(
    /^من المسارات التي لا تفصل بينها الملاءمة ولا القرب من التخصص والخبرة «تصميم وبناء الحلول» و«التشغيل الفني والصيانة»/,
  )
})

test('a path below the degree held says so, first or behind', () => {
  const below = {
    ...FAMILY,
    ...{ id: 'OPERATE', isShown: false },
    occupations: [{ ...FAMILY.occupations[0], way: 'below' }],
  }
  const notesOf = (...families: readonly object[]) => {
    const match = {
      field: 'technology',
      notes: [],
      families: families as never,
      otherFields: [],
      elsewhere: [],
      neighbours: [],
      doorFamilies: [],
      isAtStart: false,
    } as const
    return sayCareers(CAREERS_1, match, { otherFields: false }).notes.map(({ en }) => en)
  }
  expect(notesOf(FAMILY, { ...below, fit: 92 })[1]).toMatch(
    /^“Technical operation and maintenance” \(92\) fits more closely, but its occupations/,
  )
  expect(notesOf(FAMILY, { ...below, fit: 92 }, { ...below, id: 'SERVE', fit: 90 })[1]).toMatch(
    /^“Technical operation and maintenance” \(92\), and “Serving guests and customers” \(90\) fit more closely/,
  )
  expect(notesOf(FAMILY, { ...below, fit: 60 })).toHaveLength(2)
  expect(notesOf({ ...below, isShown: true }, FAMILY)[1]).toMatch(
    /^The occupations of “Technical operation and maintenance” in this field ask for less education or experience than is held/,
  )
})

test('the paths that count are shown, each with so many of its first occupations', () => {
  const families = (['BUILD', 'OPERATE', 'ANALYZE', 'CONTROL'] as const).map((id, place) => ({
    ...FAMILY,
    id,
    isShown: place !== 1,
    named: 3 - place,
    occupations: Array.from({ length: 7 }, () => FAMILY.occupations[0] as OwnFamilyMatch['occupations'][0]),
  }))
  const match = {
    field: 'technology',
    notes: [],
    families: families.slice(0, 3),
    otherFields: [],
    elsewhere: [],
    neighbours: [],
    doorFamilies: [],
    isAtStart: false,
  } as const
  const shown = sayCareers(CAREERS_1, match, { otherFields: false }).families
  expect(shown.map(({ id, occupations }) => `${id} ${occupations.length}`)).toEqual(['BUILD 3', 'ANALYZE 1'])
})

test('a path that takes study first says so in its tier, and one of the own major why it comes first', () => {
  const [work] = FAMILY.occupations
  if (!work) throw new Error('The family has an occupation.')
  const studied = said({ occupations: [{ ...work, studyYears: 4, readiness: 'qualification_path' }] })
  expect(studied.tierText).toEqual({
    ar: 'ملاءمة جيدة، بعد تأهيل دراسي',
    en: 'Good fit, after further study',
  })
  const match = {
    field: 'technology',
    notes: [],
    otherFields: [],
    elsewhere: [],
    neighbours: [],
    doorFamilies: [],
    isAtStart: false,
    families: [{ ...FAMILY, occupations: [{ ...work, way: 'trade' }] }],
  } as const
  expect(sayCareers(CAREERS_1, match, { otherFields: false }).notes[0]?.en).toBe(
    '“Designs and builds solutions” comes first: it holds work that the major qualifies for, “Software development”.',
  )
})

test('half of the answers or fewer are no strength: the facet is said to reach what is asked', () => {
  const weak = (facet: 'PRB' | 'LOG') => ({ facet, index: 66, target: 65, high: 2, count: 5 })
  const reasonOf = (...met: OwnFamilyMatch['met']) => said({ met, gaps: [] }).reasons[0]
  expect(reasonOf(weak('PRB'))?.en).toMatch(/^Your result suits this path: “Problem solving” .* reaches what/)
  expect(reasonOf({ ...weak('LOG'), high: 4 }, weak('PRB'))?.en).not.toContain('Problem solving')
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

/** The longest first: some stand within others. */
const NAMES = [
  ...Object.values(MAJORS),
  ...Object.values(LICENCES).flatMap(({ name, body }) => [name, body]),
  ...Object.values(OCCUPATIONS).flatMap(list => list.map(({ title }) => title)),
].toSorted((a, b) => b.ar.length - a.ar.length)
/** A major, an occupation or an appointment may be named after medicine or a post without a word about the reader. */
const withoutNames = (sentence: string) =>
  NAMES.reduce((rest, { ar, en }) => rest.replaceAll(ar, '').replaceAll(en, ''), sentence)

/** Every sentence of ours; the names and growth paths of the table are read by people. */
const sentences = ({ notes, families, otherFields }: SaidCareers) => [
  ...notes,
  ...(otherFields ? [otherFields.note] : []),
  ...[...families, ...(otherFields?.families ?? [])].flatMap(({ reasons, occupations }) => [
    ...reasons,
    // A label alone is none.
    ...occupations.map(({ readinessText }) => readinessText).filter(({ en }) => en.endsWith('.')),
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
      expect(spoken.length).toBeGreaterThan(5)
      for (const sentence of spoken) {
        for (const locale of LOCALES) {
          expect(sentence[locale]).toMatch(/^\S.*\.$/)
          expect(sentence[locale]).not.toMatch(/ {2}|[{}]|undefined|null|NaN/)
          expect(withoutNames(sentence[locale])).not.toMatch(MISREAD_WORDS[locale])
        }
        expect(sentence.ar).not.toMatch(/[A-Za-z,;?!"'٠-٩]/)
      }
    }),
    { numRuns: 60 },
  )
})

test('where all that is named of a path is as ready, the path says it and each occupation its label; another path, whose readiness it is', () => {
  const [work] = FAMILY.occupations
  if (!work) throw new Error('The family has an occupation.')
  const of = (...ids: readonly string[]) => ids.map(id => ({ ...work, id }))
  const families = [
    { ...FAMILY, occupations: of('TEC-01', 'TEC-12') },
    { ...FAMILY, id: 'ANALYZE', fit: 60, occupations: of('TEC-11') },
  ] as readonly OwnFamilyMatch[]
  const { families: paths } = sayCareers(
    CAREERS_1,
    {
      ...{ field: 'technology', notes: [], families, otherFields: [], elsewhere: [], neighbours: [] },
      ...{ doorFamilies: [], isAtStart: false },
    },
    { otherFields: false },
  )
  const readiness = paths.map(({ occupations }) => occupations.map(({ readinessText }) => readinessText.en))
  expect(readiness).toEqual([
    ['Education suffices', 'Education suffices'],
    ['Education suffices: as was said of “Designs and builds solutions”.'],
  ])
  expect(paths[0]?.reasons.at(-1)?.ar).toBe('التعليم يكفي: لا تُطلب خبرة في هذا العمل عادةً.')
  expect(paths[1]?.occupations[0]?.readinessText.ar).toBe('التعليم يكفي: كما قيل في «تصميم وبناء الحلول».')
})
