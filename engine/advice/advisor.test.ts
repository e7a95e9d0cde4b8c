import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { unvowelled } from '../bank/words.ts'
import { OCCUPATIONS } from '../careers/occupations/index.ts'
import { GENDERED_ADDRESS, GENDERED_ENDINGS } from '../checks/lexicon/gendered-patterns.ts'
import { TRANSLATIONESE } from '../checks/lexicon/translationese.ts'
import { MAJOR_IDS } from '../majors.ts'
import { ACTION_LIBRARY } from '../narrative/action-library.ts'
import { CAREER_STAGES } from '../narrative/career-stage.ts'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { sampleReport } from '../report/sample-report.ts'
import { answersWithFacetSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { RULES } from '../versions/rules.ts'
import { FIELD_IDS, LOCALES, TEMPLATE_IDS, type Words } from '../vocabulary.ts'
import type { Analysis, Tip } from './advice.ts'
import { adviseAnalysis } from './advise-analysis.ts'
import { adviseTips } from './advise-tips.ts'

const situations = fc
  .record({
    values: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 }),
    form: fc.constantFrom(...TEMPLATE_IDS),
    field: fc.constantFrom(...FIELD_IDS),
    background: fc.record({
      education: fc.constantFrom(0, 1, 2, 3, 4),
      major: fc.constantFrom(null, ...MAJOR_IDS),
      years: fc.constantFrom(0, 1, 3, 6, 10),
    }),
    stage: fc.constantFrom(...CAREER_STAGES),
    milliseconds: fc.constantFrom(1_000, 30_000),
  })
  .map(({ values, form, field, background, stage, milliseconds }) => {
    const answers = sampleAnswers(form, (_, index) => (values[index] ?? 3) as Value)
    const report = sampleReport(
      form,
      answers.map(answer => ({ ...answer, milliseconds })),
      { field: form === 'basic' ? field : null, background, stage },
    )
    return { report, background }
  })

describe('whatever the answers, the form and the background', () => {
  test('there are four to seven tips, the most pressing first, each with its own title and two or three actions', () => {
    fc.assert(
      fc.property(situations, ({ report, background }) => {
        const tips = adviseTips(RULES[0], report, background)
        expect(tips.length).toBeGreaterThanOrEqual(4)
        expect(tips.length).toBeLessThanOrEqual(7)
        const order = tips.map(({ priority }) => ['high', 'medium', 'low', 'other'].indexOf(priority))
        expect(order).toEqual([...order].sort((a, b) => a - b))
        expect(new Set(tips.map(({ title }) => title.ar)).size).toBe(tips.length)
        for (const { actionItems } of tips) {
          expect(actionItems.length).toBeGreaterThanOrEqual(2)
          expect(actionItems.length).toBeLessThanOrEqual(3)
        }
        const actions = tips.flatMap(({ actionItems }) => actionItems.map(({ en }) => en))
        expect(new Set(actions).size, 'no action stands in two tips').toBe(actions.length)
      }),
      { numRuns: 100 },
    )
  })

  test('no list of the analysis is empty or says a sentence twice', () => {
    fc.assert(
      fc.property(situations, ({ report }) => {
        for (const list of Object.values(adviseAnalysis(RULES[0], report)) as Analysis[keyof Analysis][]) {
          expect(list.length).toBeGreaterThanOrEqual(1)
          expect(list.length).toBeLessThanOrEqual(9)
          for (const locale of LOCALES)
            expect(new Set(list.map(words => words[locale])).size).toBe(list.length)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('whole sentences in both languages with the same numbers, addressed to nobody, without a word that misleads', () => {
    fc.assert(
      fc.property(situations, ({ report, background }) => {
        const tips = adviseTips(RULES[0], report, background)
        const analysis = adviseAnalysis(RULES[0], report)
        for (const sentence of [...sentencesOf(tips), ...Object.values(analysis).flat()]) check(sentence)
        for (const { title, category } of tips) {
          for (const words of [title, category]) {
            expect(words.ar).toMatch(/^[\u0621-\u063A\u0641-\u0652 «»]+$/u)
            expect(words.en).toMatch(/^[A-Z][^.!?]+$/)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

function sentencesOf(tips: readonly Tip[]): readonly Words[] {
  return tips.flatMap(({ description, actionItems }) => [description, ...actionItems])
}

/** Occupations of health bear their own names; the longest first, for one may stand within another. */
const NAMES = Object.values(OCCUPATIONS)
  .flatMap(list => list.flatMap(({ title, growth }) => [title, growth]))
  .sort((one, other) => other.en.length - one.en.length)

function check(sentence: Words): void {
  for (const locale of LOCALES) {
    expect(sentence[locale]).toMatch(/^\S.*\.$/)
    expect(sentence[locale]).not.toMatch(/ {2}|[{}]|undefined|null|NaN|!/)
    const plain = NAMES.reduce((text, name) => {
      const lowered = name[locale].charAt(0).toLowerCase() + name[locale].slice(1)
      return text.replaceAll(name[locale], '').replaceAll(lowered, '')
    }, sentence[locale])
    expect(plain).not.toMatch(MISREAD_WORDS[locale])
  }
  for (const pattern of GENDERED_ADDRESS)
    expect(unvowelled(sentence.ar).match(pattern), sentence.ar).toBeNull()
  for (const pattern of GENDERED_ENDINGS) expect(sentence.ar.match(pattern), sentence.ar).toBeNull()
  for (const pattern of TRANSLATIONESE) expect(unvowelled(sentence.ar).match(pattern), sentence.ar).toBeNull()
  expect(sentence.ar).not.toMatch(/[A-Za-z,;?"'٠-٩]/)
  expect(digitsOf(sentence.ar), sentence.ar).toEqual(digitsOf(sentence.en))
}

/** In any order; numbers up to two may be words in Arabic. */
function digitsOf(text: string): readonly string[] {
  return (text.match(/\d+/g) ?? []).filter(number => Number(number) > 2).sort()
}

test('a facet that needs development comes first, with what comes after the actions of the plan', () => {
  // PLN 10: index 25; everything else 18: index 65.
  const sums = { ...everyFacet(18), PLN: 10 }
  const [first] = adviseTips(RULES[0], sampleReport('basic', answersWithFacetSums(sums)), {
    education: 2,
    major: null,
    years: 3,
  })
  expect(first).toMatchObject({
    title: { ar: 'تطوير محور التخطيط والتنفيذ', en: 'Develop: Planning and execution' },
    priority: 'high',
    category: { ar: 'خطة التطوير', en: 'Development plan' },
  })
  expect(first?.description.en).toBe(
    'What this facet means: organises work, sets order, delivers on time; the score is 25 of 100, with an estimated range from 17 to 35. The development plan has where to begin; these steps come after it.',
  )
})

test('a gap in the highest facet brings no action of its own: the tip on that facet has both', () => {
  const sums = { ...everyFacet(5), PLN: 18, TEA: 16, COM: 16, ADP: 16, QUA: 16, STD: 13, PRB: 7, LOG: 5 }
  const background = { education: 0, major: null, years: 0 } as const
  const report = sampleReport('basic', answersWithFacetSums(sums), { field: 'legal', background })
  expect(report.careers?.families[0]?.gaps[0]?.facet).toBe('PLN')
  const actions = adviseTips(RULES[0], report, background).flatMap(({ actionItems }) => actionItems)
  expect(new Set(actions).size).toBe(actions.length)
})

test('no action stands twice in plan, tips and analysis', () => {
  fc.assert(
    fc.property(situations, ({ report, background }) => {
      const planned = report.plan.flatMap(({ facet, level }) => ACTION_LIBRARY[report.stage][facet][level])
      const tips = adviseTips(RULES[0], report, background).flatMap(({ actionItems }) => actionItems)
      const said = [...planned, ...tips, ...adviseAnalysis(RULES[0], report).nextSteps]
      for (const locale of LOCALES) {
        expect(new Set(said.map(words => words[locale])).size).toBe(said.length)
      }
    }),
    { numRuns: 200 },
  )
})

function everyFacet(sum: number): Parameters<typeof answersWithFacetSums>[0] {
  const ids = sampleReport('basic').facets.map(({ id }) => id)
  return Object.fromEntries(ids.map(id => [id, sum]))
}

test.each([
  [0, 'Build first experience in the “Technology” field'],
  [1, 'Build first experience in the “Technology” field'],
  [3, 'Widen the experience in the “Technology” field'],
  [6, 'Pass on experience in the “Technology” field'],
  [10, 'Pass on experience in the “Technology” field'],
])('with %i years of experience: %s', (years, title) => {
  const tips = adviseTips(RULES[0], sampleReport('basic'), { education: 2, major: null, years })
  expect(tips.map(tip => tip.title.en)).toContain(title)
})

test.each([
  ['technology', { education: 2, major: 'computing', years: 3 }, 'Update the CV'],
  ['finance', { education: 0, major: null, years: 3 }, 'Compare two programmes'],
] as const)('the career tip follows what is missing in %s: %j', (field, background, start) => {
  const tips = adviseTips(RULES[0], sampleReport('basic', undefined, { field, background }), background)
  const career = tips.find(({ category }) => category.en === 'Career path')
  expect(career?.actionItems[1]?.en.startsWith(start)).toBe(true)
})

test('the career tip of a licensed occupation whose degree is held names the licence', () => {
  const background = { education: 2, major: 'nursing', years: 0 } as const
  const report = sampleReport('basic', undefined, { field: 'healthcare', background })
  const career = adviseTips(RULES[0], report, background).find(
    ({ category }) => category.en === 'Career path',
  )
  expect(career?.actionItems[1]?.en).toContain('licence requirements')
})

test('weak answers bring the advice to take the assessment again in place of the follow-up', () => {
  const hurried = sampleAnswers('basic', () => 4).map(answer => ({ ...answer, milliseconds: 500 }))
  const categories = adviseTips(RULES[0], sampleReport('basic', hurried), {
    education: 2,
    major: 'computing',
    years: 3,
  }).map(({ category }) => category.en)
  expect(categories[0]).toBe('Answer quality')
  expect(categories).not.toContain('Follow-up')
})

test('a form that cannot rank careers says so', () => {
  expect(adviseAnalysis(RULES[0], sampleReport('leadership')).careerPaths.map(({ en }) => en)).toEqual([
    'This form does not measure enough to rank career paths; the basic form ranks them by professional field.',
  ])
})
