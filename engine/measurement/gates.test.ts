import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GATES, type GatedFigure, show } from './gates.ts'

const figures = Object.keys(GATES) as GatedFigure[]

test('whatever is asked of however many people, no figure comes out below its gate', () => {
  const asked = fc.oneof(
    fc.integer({ min: -5, max: 1500 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
    fc.array(fc.integer({ min: 0, max: 1500 }), { maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...figures), asked, (figure, n) => {
      let computed = false
      const result = show(figure, n, () => {
        computed = true
        return 'the figure'
      })
      const smallest = typeof n === 'number' ? n : n.length === 0 ? 0 : Math.min(...n)
      const reached = smallest >= GATES[figure].show && Number.isFinite(smallest)
      expect(computed).toBe(reached)
      if (reached) {
        const mayAct = smallest >= GATES[figure].act
        expect(result).toEqual({ kind: 'shown', value: 'the figure', n: smallest, mayAct })
      } else {
        expect(result).toMatchObject({ kind: 'below gate', needs: GATES[figure].show })
        expect(JSON.stringify(result)).not.toContain('the figure')
      }
    }),
    { numRuns: 2000 },
  )
})

test('what is missing is said', () => {
  expect(show('storyDifference', [240, 37], () => 0.7)).toEqual({ kind: 'below gate', needs: 200, has: 37 })
})

test('nobody acts on a figure before it may be shown', () => {
  for (const figure of figures) expect(GATES[figure].act).toBeGreaterThanOrEqual(GATES[figure].show)
})
