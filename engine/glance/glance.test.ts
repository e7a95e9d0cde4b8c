import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Value } from '../bank/item.ts'
import { LOCALES } from '../languages/index.ts'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { answersWithSectionSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { ScoredAnswer } from '../scoring/scored-answer.ts'
import { RULES } from '../versions/rules.ts'
import { FACETS, TEMPLATE_IDS, type TemplateId } from '../vocabulary.ts'
import { findGlance } from './find-glance.ts'
import { sayContrast, sayGlance } from './say-glance.ts'

const resultOf = (form: TemplateId, answers: readonly ScoredAnswer[]) => ({
  rules: RULES[0],
  scored: sampleAttempt(form, answers),
  answers,
})
const withSums = (motivation: number, competency: number, skills: number) =>
  resultOf('basic', answersWithSectionSums('basic', { motivation, competency, skills }))

describe('a total that is called other than all of its sections', () => {
  it('is explained by both cuts, and by its range where that reaches the cut', () => {
    expect(sayContrast(withSums(66, 63, 64))).toEqual({
      ar: 'حد المجموع غير حد القسم: يبدأ مستوى «جيد إلى جيد جداً» من 44% من المجموع (200 من 450)، ويبدأ تقدير «جيد» من 40% من درجة القسم. المجموع 193 دون حده، والأقسام كلها فوق حدها، والحد داخل المدى التقديري.',
      en: 'The total and the sections have different limits: “Good to very good” begins at 44% of the total (200 of 450), the rating “Good” at 40% of a section. The total of 193 is below its limit, every section above its own; the limit lies within the estimated range.',
    })
  })

  it('is explained too where it is the higher one', () => {
    expect(sayContrast(withSums(118, 118, 118))?.en).toMatch(
      /“Excellent” begins at 78% of the total \(350 of 450\).*at 80% of a section\. The total of 354 is above/,
    )
  })

  it.each([
    [101, 103, 103],
    [59, 63, 64],
    [130, 140, 142],
  ])('is not explained where there is nothing to explain: %i, %i, %i', (...sums) => {
    expect(sayContrast(withSums(...sums))).toBeNull()
  })
})

describe('the look at one attempt', () => {
  it('counts choices by what they are worth, and halves within the sections', () => {
    const answers = sampleAnswers('basic', ({ number }) => (number <= 15 ? 5 : number <= 20 ? 4 : 1))
    const { choices, halves, limit } = findGlance(resultOf('basic', answers))
    expect(choices).toEqual({ all: 90, near: 60, best: 45 })
    expect(halves).toEqual({ first: 45, second: 15, of: [45, 45], steady: false })
    expect(limit).toMatchObject({ band: 'excellent', cut: 350, score: 315 })
  })

  it('names the habit with the largest share, and calls it clear from two thirds on', () => {
    const [plain] = sampleAnswers('quick', () => 3) as readonly [ScoredAnswer]
    const moments = (
      chosen: readonly ('now' | 'gather' | 'plan' | 'adapt')[],
      offered: ScoredAnswer['habit'],
    ) =>
      chosen.map((pole, index): ScoredAnswer => {
        return {
          ...plain,
          value: index % 2 === 0 ? 5 : 1,
          habit: { offered: offered?.offered ?? [], chosen: pole },
        }
      })
    const answers = [
      ...moments(['now', 'now', 'gather', 'gather'], { offered: ['now', 'gather'], chosen: null }),
      ...moments(['adapt', 'adapt', 'plan', 'adapt'], { offered: ['plan', 'adapt'], chosen: null }),
    ]
    const result = {
      ...resultOf(
        'basic',
        sampleAnswers('basic', () => 3),
      ),
      answers,
    }
    expect(findGlance(result).habit).toMatchObject({ pole: 'adapt', chosen: 3, moments: 4, clear: true })
    expect(findGlance(result).habits).toEqual({ chosen: 5, fitting: 2 })
  })

  it.each(TEMPLATE_IDS)('says at least four things that differ between people at the %s form', form => {
    const values = fc.sample(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 }), {
      numRuns: 30,
      seed: 7,
    })
    const said = values.map(each =>
      sayGlance(
        resultOf(
          form,
          sampleAnswers(form, (_, index) => (each[index] ?? 3) as Value),
        ),
      ),
    )
    expect(Math.min(...said.map(({ length }) => length))).toBeGreaterThanOrEqual(4)
    for (const place of [0, 1, 2, 3]) {
      expect(new Set(said.map(lines => lines[place]?.ar)).size).toBeGreaterThan(5)
    }
  })

  it.each(TEMPLATE_IDS)('opens nothing that is sold, in whole sentences: %s', form => {
    const values = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 })
    fc.assert(
      fc.property(values, each => {
        const lines = sayGlance(
          resultOf(
            form,
            sampleAnswers(form, (_, index) => (each[index] ?? 3) as Value),
          ),
        )
        for (const line of lines) {
          for (const locale of LOCALES) {
            expect(line[locale]).toMatch(/^\S.*\.$/)
            expect(line[locale]).not.toMatch(/ {2}|undefined|NaN/)
            expect(line[locale]).not.toMatch(MISREAD_WORDS[locale])
            if (form !== 'basic') continue
            for (const { name } of Object.values(FACETS)) expect(line[locale]).not.toContain(name[locale])
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
