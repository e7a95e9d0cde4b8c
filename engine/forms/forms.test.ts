import { describe, expect, it } from 'vitest'
import { bandCutsOf } from '../scoring/band-total.ts'
import { SCORING_1 } from '../scoring/scoring-rules.ts'
import { TEMPLATE_IDS } from '../vocabulary.ts'
import { COVERAGE } from './coverage.ts'
import { FORMS } from './forms.ts'
import { SLOTS } from './slots.ts'

/** The table of docs/method/measured.md#forms. */
it.each([
  ['basic', 90, 450, 350, 200],
  ['advanced', 40, 200, 156, 89],
  ['leadership', 40, 200, 156, 89],
  ['quick', 15, 75, 59, 34],
] as const)('%s has %i items, %i points, bands from %i and %i', (id, count, max, excellent, good) => {
  expect(FORMS[id]).toMatchObject({ count, max })
  expect(bandCutsOf(SCORING_1, max)).toEqual({ excellent, good })
})

it('only the core asks for a field', () => {
  expect(TEMPLATE_IDS.filter(id => FORMS[id].asksField)).toEqual(['basic'])
})

describe.each(Object.entries(COVERAGE))('%s', (facet, { types, cells }) => {
  const slots = SLOTS.filter(slot => slot.facet === facet)
  const sum = (counts: object) => Object.values(counts).reduce((total: number, count) => total + count, 0)

  it('has as many slots of each type as its coverage says', () => {
    const counts = Object.fromEntries(
      Object.keys(types).map(type => [type, slots.filter(slot => slot.type === type).length]),
    )
    expect(counts).toEqual(types)
    expect(slots).toHaveLength(sum(types))
  })

  it('shares all its slots out among its cells, if it has any', () => {
    expect([0, slots.length]).toContain(sum(cells))
  })
})
