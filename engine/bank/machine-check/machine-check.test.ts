import { describe, expect, it } from 'vitest'
import type { Value } from '../item.ts'
import { evaluate } from './arithmetic.ts'
import { holds } from './equation.ts'
import { ladderFaults } from './ladder.ts'
import type { FactsCheck, OrderCheck } from './machine-check.ts'
import { combinations, orderings } from './worlds.ts'

describe('arithmetic', () => {
  it.each([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['10 - 2 - 3', 5],
    ['100 / 4 / 5', 5],
    ['-3 + 5', 2],
    ['85%', 0.85],
    ['200 * 5%', 10],
    ['6 × 4 ÷ 3 − 1', 7],
  ])('%s is %f', (expression, value) => {
    expect(evaluate(expression)).toBeCloseTo(value, 12)
  })

  it.each(['', '2 +', '(2', '2)', '2 3', 'two', '1 / 0', '2 ** 3', '%'])('"%s" is none', expression => {
    expect(evaluate(expression)).toBeNull()
  })
})

describe('an equation', () => {
  it('holds within a billionth, on all its sides', () => {
    expect(holds('0.1 + 0.2 = 0.3')).toBe(true)
    expect(holds('320 / 400 = 0.8 = 80%')).toBe(true)
    expect(holds('1 / 3 = 0.333')).toBe(false)
    expect(holds('1 = 1 = 2')).toBe(false)
  })

  it('is more than an expression', () => {
    expect(holds('320 / 400')).toBeNull()
    expect(holds('320 = ')).toBeNull()
  })
})

describe('the ladder', () => {
  /** a before b before c; d anywhere: 4 orderings. */
  const order: OrderCheck = {
    kind: 'order',
    objects: ['a', 'b', 'c', 'd'],
    premises: [at => at('a') < at('b'), at => at('b') < at('c')],
    options: {
      five: at => at('a') < at('b'),
      four: at => at('b') < at('d') || at('d') === 1 || at('c') === 1,
      three: at => at('d') > 2,
      two: at => at('d') === 2,
      one: at => at('c') < at('b'),
    },
  }
  const ids = ['five', 'four', 'three', 'two', 'one']
  const values: Value[] = [5, 4, 3, 2, 1]

  it('accepts options that are true less and less often', () => {
    expect(orderings(order, ids).size).toBe(24)
    expect(ladderFaults(orderings(order, ids), values)).toEqual([])
  })

  it('names how often they are true where this does not fall', () => {
    expect(ladderFaults(orderings(order, ids), [5, 4, 2, 3, 1])).toEqual([
      'from 5 to 1 the options are true in 4, 3, 1, 2, 0 of 4 cases',
    ])
  })

  it('lets no option entail another', () => {
    const entailed = { ...order, options: { ...order.options, two: () => false } }
    expect(ladderFaults(orderings(entailed, ids), values)).toContain('option 4 entails option 1')
  })

  it('enumerates facts as well', () => {
    /** rain -> wet; not wet; cold and late free. Four worlds. */
    const facts: FactsCheck = {
      kind: 'facts',
      facts: ['rain', 'wet', 'cold', 'late'],
      premises: [is => !is('rain') || is('wet'), is => !is('wet')],
      options: {
        five: is => !is('rain'),
        four: is => is('cold') || is('late'),
        three: is => is('cold') === is('wet'),
        two: is => !is('cold') && is('late') !== is('rain'),
        one: is => is('wet') && !is('late'),
      },
    }
    expect(combinations(facts, ids).size).toBe(16)
    expect(ladderFaults(combinations(facts, ids), values)).toEqual([])
  })
})
