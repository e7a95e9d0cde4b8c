import { expect, test } from 'vitest'
import { CAREERS_1 } from './career-rules.ts'
import { FAMILY_IDS } from './families.ts'
import { findReasons } from './find-reasons.ts'
import { tierOf } from './fit-tier.ts'
import { matchFamilies } from './match-families.ts'
import { parseProfile, sampleProfile } from './sample-profiles.ts'

const A = parseProfile(
  'AUT60 MAS75 ACH65 PUR55 PER70 INF45 PLN70 TEA65 COM50 DEC60 ADP55 QUA80 TEC70 STD65 PRB81.25 LOG75 ANA62.5',
)

test.each([
  [100, 'strong'],
  [75, 'strong'],
  [74, 'good'],
  [65, 'good'],
  [64, 'possible'],
  [50, 'possible'],
  [49, 'explore'],
  [0, 'explore'],
] as const)('a fit of %i is %s', (fit, tier) => {
  expect(tierOf(CAREERS_1.tiers, fit)).toBe(tier)
})

test('families within 8 points of the best one not yet ranked share its rank', () => {
  // Vector A, as shown: 82 77 75 74 | 72 70 66 64 | 59 57 55 | 49 43.
  expect(matchFamilies(CAREERS_1, FAMILY_IDS, A).map(({ id, fit, rank }) => `${id} ${fit} ${rank}`)).toEqual([
    'BUILD 82 1',
    'OPERATE 77 1',
    'ANALYZE 75 1',
    'CONTROL 74 1',
    'CREATE 72 5',
    'ADVISE 70 5',
    'RESEARCH 66 5',
    'COORD 64 5',
    'SERVE 59 9',
    'CARE 57 9',
    'TEACH 55 9',
    'SELL 49 12',
    'MANAGE 43 12',
  ])
})

test('the range is the 80 % band, rounded outward and clipped', () => {
  // BUILD of vector A: 82.22, error 8.58, Wilson's interval 72.11 to 89.21.
  expect(matchFamilies(CAREERS_1, ['BUILD'], A)[0]?.range).toEqual({ from: 72, to: 90 })
  const lowest = matchFamilies(
    CAREERS_1,
    FAMILY_IDS,
    sampleProfile(() => 0),
  )
  for (const { range } of lowest) expect(range.from).toBeGreaterThanOrEqual(0)
})

test('reasons are the two weightiest of each kind', () => {
  // BUILD on A: TEC +5*3, PRB +16.25*3, LOG +10*3, MAS +15*2, PLN +10*2, STD +5*2: no gap.
  expect(matchFamilies(CAREERS_1, ['BUILD'], A)[0]).toMatchObject({
    met: [
      { facet: 'PRB', index: 81, target: 65 },
      { facet: 'LOG', index: 75, target: 65 },
    ],
    gaps: [],
  })
  // MANAGE on A: INF -25*3, DEC -10*3, COM -15*3, PLN +5*2, TEA 0, ACH 0.
  expect(matchFamilies(CAREERS_1, ['MANAGE'], A)[0]).toMatchObject({
    met: [
      { facet: 'PLN', index: 70, target: 65 },
      { facet: 'TEA', index: 65, target: 65 },
    ],
    gaps: [
      { facet: 'INF', index: 45, target: 70 },
      { facet: 'COM', index: 50, target: 65 },
    ],
  })
})

test('a facet at its target is met, one below it is a gap', () => {
  const requirements = [{ facet: 'TEC', target: 65, weight: 3 }] as const
  const at = findReasons(
    requirements,
    sampleProfile(() => 65),
  )
  const below = findReasons(
    requirements,
    sampleProfile(() => 64),
  )
  expect([at.met.length, at.gaps.length]).toEqual([1, 0])
  expect([below.met.length, below.gaps.length]).toEqual([0, 1])
})
