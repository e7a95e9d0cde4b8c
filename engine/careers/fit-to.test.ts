import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CORE_FACET_IDS, type CoreFacetId } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { FAMILIES, FAMILY_IDS, type FamilyId } from './families.ts'
import { type FacetProfile, fitTo } from './fit-to.ts'
import { parseProfile, sampleProfile } from './sample-profiles.ts'

const fit = (id: FamilyId, profile: FacetProfile) => fitTo(CAREERS_1.fit, FAMILIES[id].requirements, profile)
const best = (profile: FacetProfile) =>
  FAMILY_IDS.map(id => ({ id, fit: fit(id, profile).fit })).sort((a, b) => b.fit - a.fit)

/** V19 to V22 of docs/method/careers.md. */
const A = parseProfile(
  'AUT60 MAS75 ACH65 PUR55 PER70 INF45 PLN70 TEA65 COM50 DEC60 ADP55 QUA80 TEC70 STD65 PRB81.25 LOG75 ANA62.5',
)
const D = parseProfile(
  'COM90 INF85 ACH80 DEC80 PER75 TEA75 PUR70 ADP70 PLN65 MAS60 PRB56.25 QUA55 TEC50 AUT45 STD45 ANA45.8333 LOG41.6667',
)

test('vector A: BUILD, with its parts and its error', () => {
  const build = fit('BUILD', A)
  expect(build.level).toBeCloseTo(88.89, 2)
  expect(build.relative).toBeCloseTo(66.65, 2)
  expect(build.fit).toBeCloseTo(82.22, 2)
  expect(build.standardError).toBeCloseTo(8.58, 2)
  // TEC 70 against 65: (70 - 35) / 45.
  expect(build.reached[0]).toBeCloseTo(35 / 45, 10)
})

test('vector A: all families in their order', () => {
  const expected: readonly [FamilyId, number][] = [
    ['BUILD', 82.22],
    ['OPERATE', 77.16],
    ['ANALYZE', 75.27],
    ['CONTROL', 73.69],
    ['CREATE', 71.68],
    ['ADVISE', 69.85],
    ['RESEARCH', 66.46],
    ['COORD', 64.05],
    ['SERVE', 59.01],
    ['CARE', 57.07],
    ['TEACH', 54.91],
    ['SELL', 48.62],
    ['MANAGE', 42.79],
  ]
  const found = best(A)
  expect(found.map(({ id }) => id)).toEqual(expected.map(([id]) => id))
  for (const [id, value] of expected) expect(fit(id, A).fit).toBeCloseTo(value, 2)
})

test('vector B: all 90', () => {
  for (const id of FAMILY_IDS) {
    const {
      level,
      relative,
      fit: all,
    } = fit(
      id,
      sampleProfile(() => 90),
    )
    expect(level).toBeCloseTo(100, 10)
    expect(relative).toBeCloseTo(50, 10)
    expect(all).toBeCloseTo(85, 10)
  }
})

test('vector C: all 50, what chance gives', () => {
  const found = best(sampleProfile(() => 50))
  expect(found[0]?.id).toBe('OPERATE')
  expect(found[0]?.fit).toBeCloseTo(47.31, 2)
  expect(found.at(-1)?.id).toBe('RESEARCH')
  expect(found.at(-1)?.fit).toBeCloseTo(35, 2)
})

test('vector D', () => {
  const found = best(D)
  expect(found.slice(0, 5).map(({ id }) => id)).toEqual(['MANAGE', 'SELL', 'SERVE', 'TEACH', 'COORD'])
  expect(found.at(-1)?.id).toBe('CONTROL')
  const expected = [89.07, 87.39, 73.02, 71.48, 70.07]
  for (const [place, value] of expected.entries()) expect(found[place]?.fit).toBeCloseTo(value, 2)
  expect(found.at(-1)?.fit).toBeCloseTo(30.74, 2)
})

const family = fc.constantFrom(...FAMILY_IDS)
const profiles = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 17, maxLength: 17 })
  .map(indices => sampleProfile(id => indices[CORE_FACET_IDS.indexOf(id)] ?? 0))

test('more of a required facet never lowers the fit, not even above its target', () => {
  fc.assert(
    fc.property(family, profiles, fc.nat(5), fc.nat(60), (id, profile, which, more) => {
      const facet = FAMILIES[id].requirements[which]?.facet as CoreFacetId
      const raised = sampleProfile(other => profile[other].index + (other === facet ? more : 0))
      expect(fit(id, raised).fit).toBeGreaterThanOrEqual(fit(id, profile).fit - 1e-9)
    }),
  )
})

test('fit, level and relative stay between 0 and 100, and the error stays under 12', () => {
  fc.assert(
    fc.property(family, profiles, (id, profile) => {
      const found = fit(id, profile)
      for (const part of [found.fit, found.level, found.relative]) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(100 + 1e-9)
      }
      expect(found.standardError).toBeGreaterThanOrEqual(0)
      expect(found.standardError).toBeLessThan(12)
    }),
  )
})

test('the error is the slope of the fit: a small step of one facet moves it by its share', () => {
  // Only TEC has an error; TEC 70 is between its limits, so SE = slope * error.
  const only = (id: CoreFacetId, step: number) => ({
    ...A,
    TEC: { ...A.TEC, index: A.TEC.index + step, standardError: 1 },
    ...Object.fromEntries(
      CORE_FACET_IDS.filter(other => other !== id).map(other => [other, { ...A[other], standardError: 0 }]),
    ),
  })
  const slope = (fit('BUILD', only('TEC', 0.001)).fit - fit('BUILD', only('TEC', 0)).fit) / 0.001
  expect(fit('BUILD', only('TEC', 0)).standardError).toBeCloseTo(slope, 6)
})
