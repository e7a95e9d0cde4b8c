import { expect, test } from 'vitest'
import { hideSmall } from './hide-small.ts'

/** Lists every way to fill cells with counts from 0 to `most`. */
function* everyFilling(cells: number, most: number): Generator<number[]> {
  if (cells === 0) return yield []
  for (const rest of everyFilling(cells - 1, most))
    for (let count = 0; count <= most; count++) yield [...rest, count]
}

test.each([
  { cells: 2, most: 40 },
  { cells: 3, most: 24 },
  { cells: 4, most: 12 },
])(
  'of $cells groups no count under ten is shown, and none can be worked out from what is',
  ({ cells, most }) => {
    const bySight = new Map<string, number[][]>()
    for (const counts of everyFilling(cells, most)) {
      // A larger sum could also be of counts beyond these, which are not tried here.
      if (counts.reduce((sum, count) => sum + count, 0) > most) continue
      const sight = JSON.stringify(hideSmall(counts))
      bySight.set(sight, [...(bySight.get(sight) ?? []), counts])
    }
    const known: unknown[] = []
    for (const [sight, fillings] of bySight) {
      const { all, parts } = JSON.parse(sight) as ReturnType<typeof hideSmall>
      for (const [index, shown] of parts.entries()) {
        const possible = new Set(fillings.map(counts => counts[index]))
        if (shown === null ? possible.size < 2 : shown < 10) known.push({ sight, index, possible })
      }
      if (all !== null && all < 10) known.push(sight)
    }
    expect(known).toEqual([])
  },
)

test('counts of ten and more are shown as they are, with their sum', () => {
  expect(hideSmall([10, 0, 25, 12])).toEqual({ all: 47, parts: [null, null, 25, 12] })
  expect(hideSmall([10, 25])).toEqual({ all: 35, parts: [10, 25] })
  expect(hideSmall([9])).toEqual({ all: null, parts: [null] })
  expect(hideSmall([])).toEqual({ all: null, parts: [] })
})
