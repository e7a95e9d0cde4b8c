import { expect, test } from 'vitest'
import type { Interests } from '../wants/areas.ts'
import { readWants } from '../wants/read-wants.ts'
import { sumUpWants } from '../wants/sum-up-wants.ts'
import { PAIR_IDS, VALUE_PAIRS, type ValueId } from '../wants/values.ts'
import { type Role, weighWants } from './weigh-wants.ts'

const CALM = { shifts: 0, night: 0, travel: 0, outdoors: 0, crowds: 0, uncertainIncome: 0, city: 0 } as const
const role = (interests: Interests, given: Partial<Role> = {}): Role => ({
  ...{ interests, conditions: CALM, asksAutonomy: false },
  ...given,
})

/** Somebody to whom one value stands before every other. */
const valuing = (value: ValueId) =>
  sumUpWants(
    readWants(
      Object.fromEntries(PAIR_IDS.map(id => [id, VALUE_PAIRS[id].left.value === value ? 'left' : 'right'])),
    ),
  )
const reasonsFor = (value: ValueId, work: Role) =>
  weighWants(work, valuing(value)).findings.flatMap(finding =>
    finding.kind === 'value' && finding.value === value ? [finding.because] : [],
  )

test('work serves others where helping comes first or second in it, not third', () => {
  expect(reasonsFor('service', role(['S', 'I', 'R']))).toEqual(['helping'])
  expect(reasonsFor('service', role(['I', 'S', 'R']))).toEqual(['helping'])
  expect(reasonsFor('service', role(['E', 'C', 'S']))).toEqual([])
})

test('a business of one’s own serves independence, whatever its path asks for', () => {
  expect(reasonsFor('independence', role(['E', 'R', 'C'], { ownBusiness: 'commercial' }))).toEqual([
    'ownBusiness',
  ])
  expect(reasonsFor('independence', role(['E', 'R', 'C'], { asksAutonomy: true }))).toEqual(['autonomy'])
  expect(reasonsFor('independence', role(['E', 'R', 'C']))).toEqual([])
})
