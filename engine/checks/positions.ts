import { correlation } from '../bank/correlation.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { type Finding, fail } from './finding.ts'

const SLACK = 2
const MOST_CORRELATION = 0.05

/**
 * Checks that the best and the least option stand at each display position about equally often, and that no value
 * prefers a place.
 */
export function positions(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  const even = items.length / 5
  const uneven = [5, 1].flatMap(value =>
    [0, 1, 2, 3, 4].flatMap(position => {
      const count = items.filter(({ item }) => item.options[position]?.value === value).length
      if (Math.abs(count - even) <= SLACK) return []
      return [
        fail(
          'A-04',
          key,
          section,
          `value ${value} stands ${count} times at position ${position + 1}, not ${even}`,
        ),
      ]
    }),
  )
  const r = correlation(
    items.flatMap(({ item }) => item.options.map((option, index) => [index + 1, option.value] as const)),
  )
  if (Math.abs(r) <= MOST_CORRELATION) return uneven
  return [...uneven, fail('A-04', key, section, `position and value correlate: ${r.toFixed(2)}`)]
}
