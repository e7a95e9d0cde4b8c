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
  const claims: Extract<OrderCheck['options'], readonly unknown[]> = [
    at => at('a') < at('b') && at('b') < at('c'),
    at => at('a') < at('c'),
    at => at('d') < at('c'),
    at => at('d') === 1,
    at => at('c') === 1,
  ]
  /** a before b before c; d anywhere: 4 orderings. */
  const order: OrderCheck = {
    kind: 'order',
    objects: ['a', 'b', 'c', 'd'],
    premises: [at => at('a') < at('b'), at => at('b') < at('c')],
    options: claims,
  }
  const values: Value[] = [5, 4, 3, 2, 1]

  it('accepts options that are true as often as their values say', () => {
    expect(orderings(order).size).toBe(24)
    expect(ladderFaults(orderings(order), values)).toEqual([])
  })

  it('names an option that is worth something else', () => {
    expect(ladderFaults(orderings(order), [5, 4, 2, 3, 1])).toEqual([
      'option 3 is true in 3 of 4 cases, which is not worth 2',
      'option 4 is true in 1 of 4 cases, which is not worth 3',
    ])
  })

  it('asks the best option to entail the next, and to say more', () => {
    const [five, four, ...rest] = claims
    const swapped = { ...order, options: [four, five, ...rest] as unknown as OrderCheck['options'] }
    expect(ladderFaults(orderings(swapped), values)).toEqual([
      'the option worth 5 does not entail the one worth 4',
    ])
    const same = { ...order, options: [five, five, ...rest] as unknown as OrderCheck['options'] }
    expect(ladderFaults(orderings(same), values)).toEqual([
      'the option worth 4 says as much as the one worth 5',
    ])
  })

  it('enumerates facts as well', () => {
    /** rain -> wet; not wet; cold free. Two worlds. */
    const facts: FactsCheck = {
      kind: 'facts',
      facts: ['rain', 'wet', 'cold', 'late'],
      premises: [is => !is('rain') || is('wet'), is => !is('wet')],
      options: [
        is => !is('rain') && !is('wet'),
        is => !is('rain'),
        is => is('cold') || is('late'),
        is => is('cold'),
        is => is('wet'),
      ],
    }
    expect(combinations(facts).size).toBe(16)
    expect(ladderFaults(combinations(facts), values)).toEqual([])
  })
})
