import { expect, it } from 'vitest'
import { itemsOf } from '#engine/bank/block.ts'
import type { Checker, FactCheck } from '#engine/bank/fact-checks.ts'
import { BANK } from '#engine/bank/index.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { isConfirmed } from '#engine/checks/knowledge.ts'
import { FIELD_IDS } from '#engine/vocabulary.ts'
import { CHECKERS } from './checkers.ts'
import { defenceOf, outlineOf } from './outline.ts'

const check = (change: Partial<FactCheck>): FactCheck => ({
  ...{ pair: 'legal-skills-04@2', fact: 'confirmed', where: 'a page', clause: '66', defend: true },
  ...{ objection: '', ...change },
})
const checker = (by: string, ...checks: readonly FactCheck[]): Checker => ({
  ...{ by, kind: 'language model', as: 'practitioner', on: '2026-11-29', checks },
})

it('names the ten topics of a field, how many each checker would defend, and what was objected', () => {
  const lines = outlineOf(BANK, 'legal', [
    checker('first', check({}), check({ pair: 'legal-skills-07@1' })),
    checker('second', check({ fact: 'partly', defend: false, objection: 'The oath needs a special power.' })),
  ])
  expect(lines[0]).toBe('legal: 10 topics, 2 of 2 defended by the first, 0 of 1 defended by the second')
  expect(lines.filter(line => /^ {2}\d/.test(line))).toHaveLength(10)
  expect(lines.filter(line => line.includes('proof in writing'))).toEqual([
    expect.stringContaining('1443H (2021) (confirmed, partly)'),
  ])
  expect(lines).toContain('      second, would not defend it: The oath needs a special power.')
})

it.each(FIELD_IDS)(
  'two checkers, each alone, found the fact of every technical pair of %s and would defend nine of ten',
  field => {
    const own = pairsIn(itemsOf(BANK)).filter(({ a }) => a.field === field && a.item.knowledge)
    expect(own).toHaveLength(10)
    expect(own.filter(pair => !isConfirmed(pair, CHECKERS)).map(({ key }) => key)).toEqual([])
    for (const { count, judged } of defenceOf(own, CHECKERS))
      expect(count / judged).toBeGreaterThanOrEqual(0.9)
  },
)
