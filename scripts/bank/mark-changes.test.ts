import { expect, it } from 'vitest'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { markChanges } from './mark-changes.ts'

it.each([
  ['The chairs arrive in 6 weeks.', 'The chairs arrive in 10 weeks.', ['6']],
  ['One fact and no more.', 'One fact and no more.', []],
  ['Sand makes 75% and late hours 25% of it.', 'Sand makes 25% and late hours 75% of it.', ['75%', '25%']],
  ['He calls today.', 'He calls today. She does not.', []],
  ['He calls today. She does not.', 'He calls today.', ['She does not.']],
])('%s', (story, twin, changed) => {
  const spans = markChanges(story, twin)
  expect(spans.map(({ text }) => text).join(' ')).toBe(story)
  expect(spans.filter(span => span.changed).map(({ text }) => text)).toEqual(changed)
})

it('marks something in both stories of every mirrored pair, and leaves the first sentence alone', () => {
  for (const { key, a, b } of pairsIn(itemsOf(BANK)).filter(({ mirrored }) => mirrored)) {
    const [first, second] = [
      markChanges(a.text.ar.story, b.text.ar.story),
      markChanges(b.text.ar.story, a.text.ar.story),
    ]
    expect([key, first[0]?.changed]).toEqual([key, false])
    expect([key, [...first, ...second].some(({ changed }) => changed)]).toEqual([key, true])
  }
})
