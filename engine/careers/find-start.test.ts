import { expect, test } from 'vitest'
import { findStart } from './find-start.ts'
import type { FitTier } from './fit-tier.ts'
import type { OccupationMatch } from './rate-readiness.ts'

const occupation = (readiness: OccupationMatch['readiness']): OccupationMatch => {
  return {
    ...{ id: '', readiness, degree: null, years: null, licence: null },
    ...{ portfolio: false, ownBusiness: null, studyYears: 0, way: 'open', reach: 0 },
  }
}
const family = (
  id: string,
  rank: number,
  readiness: OccupationMatch['readiness'],
  tier: FitTier = 'good',
) => {
  return { id, rank, tier, occupations: [occupation(readiness)] }
}
/** What is found, in short: its kind and the families named. */
const found = (...families: ReturnType<typeof family>[]) => {
  const start = findStart(families)
  if (start === null) return null
  const named = start.kind === 'two' ? start.families : [start.family]
  return [start.kind, ...named.map(({ id }) => id)].join(' ')
}

test('a family that is first alone is the one to begin with, whatever is readier behind it', () => {
  expect(found(family('a', 1, 'qualification_path'), family('b', 2, 'open_now'))).toBe('alone a')
})

test('among equally near ones the first is, and the next is named with it where it is as ready', () => {
  expect(found(family('a', 1, 'open_now'), family('b', 1, 'short_step'), family('c', 3, 'open_now'))).toBe(
    'ready a',
  )
  expect(found(family('a', 1, 'open_now'), family('b', 1, 'open_now'), family('c', 1, 'open_now'))).toBe(
    'two a b',
  )
})

test('none is named where the best is only there to explore', () => {
  expect(found(family('a', 1, 'open_now', 'explore'), family('b', 1, 'open_now', 'explore'))).toBeNull()
})
