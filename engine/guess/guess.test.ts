import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Value } from '../bank/item.ts'
import { unvowelled } from '../bank/words.ts'
import { GENDERED_ADDRESS, GENDERED_ENDINGS } from '../checks/lexicon/gendered-patterns.ts'
import { LOCALES } from '../languages/index.ts'
import { MISREAD_WORDS } from '../narrative/misread-words.ts'
import { answersWithSectionSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { RULES } from '../versions/rules.ts'
import { FACETS, SECTION_NAMES } from '../vocabulary.ts'
import { findCase } from './find-case.ts'
import { GUESS_LEVELS, type Guess } from './guess.ts'
import { sayGuess } from './say-guess.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

const [rules] = RULES
const all = (level: Guess['skills']): Guess => ({ motivation: level, competency: level, skills: level })
const caseOf = (sums: readonly [number, number, number], guess: Guess) => {
  const [motivation, competency, skills] = sums
  const answers = answersWithSectionSums('basic', { motivation, competency, skills })
  return findCase(rules.scoring, sampleAttempt('basic', answers), guess)
}

describe('a guess beside the result', () => {
  it('is over, the same or under in each section by itself', () => {
    // 45 and 140 of 150 stand far from 60 and 120, 90 in the middle.
    expect(caseOf([45, 90, 140], all('middle'))).toBe('OSU')
    expect(caseOf([45, 90, 140], all('low'))).toBe('SUU')
    expect(caseOf([45, 90, 140], all('high'))).toBe('OOS')
    expect(caseOf([90, 90, 90], { motivation: 'low', competency: 'middle', skills: 'high' })).toBe('USO')
  })

  it('is the same while the range reaches the guessed level', () => {
    // Just below the cut of 120: the range reaches over it.
    expect(caseOf([119, 119, 119], all('high'))).toBe('SSS')
    expect(caseOf([121, 121, 121], all('middle'))).toBe('SSS')
  })

  it('is never both, and a higher guess is never more modest', () => {
    const order = 'USO'
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 }), values => {
        const scored = sampleAttempt(
          'basic',
          sampleAnswers('basic', (_, index) => (values[index] ?? 3) as Value),
        )
        const found = GUESS_LEVELS.map(level => findCase(rules.scoring, scored, all(level)) ?? '')
        for (const place of [0, 1, 2]) {
          const heights = found.map(each => order.indexOf(each[place] ?? ''))
          expect(heights).toEqual(heights.toSorted())
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is said of the core form alone', () => {
    const scored = sampleAttempt(
      'advanced',
      sampleAnswers('advanced', () => 4),
    )
    expect(sayGuess({ rules, scored }, all('high'))).toBeNull()
  })
})

const NAMES = {
  ar: Object.values(SECTION_NAMES).map(name => name.ar),
  en: Object.values(SECTION_NAMES).map(name => name.en),
}

describe.each(LOCALES)('the 27 cases in %s', locale => {
  const sentences = Object.entries({ ar, en }[locale])

  it('are 27, no two alike, in whole sentences', () => {
    expect(new Set(sentences.map(([, text]) => text)).size).toBe(27)
    for (const [, text] of sentences) {
      expect(text).toMatch(/^\S.*[.؟?]$/)
      expect(text).not.toMatch(/ {2}|[!"]/)
    }
  })

  it('name every section that differs, by its name, and open nothing that is sold', () => {
    for (const [found, text] of sentences) {
      for (const [place, name] of NAMES[locale].entries())
        if (found[place] !== 'S') expect(text, found).toContain(name)
      expect(text).not.toMatch(MISREAD_WORDS[locale])
      expect(text, found).not.toMatch(/محور|محاور|خطة التطوير|facet|development plan/)
      for (const { name } of Object.values(FACETS)) expect(text, found).not.toContain(name[locale])
    }
  })
})

it('the Arabic of the cases addresses nobody by gender', () => {
  for (const text of Object.values(ar)) {
    for (const pattern of GENDERED_ADDRESS) expect(unvowelled(text).match(pattern), text).toBeNull()
    for (const pattern of GENDERED_ENDINGS) expect(text.match(pattern), text).toBeNull()
  }
})
