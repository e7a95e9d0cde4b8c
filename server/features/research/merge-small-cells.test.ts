import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LEAST_IN_CELL, mergeSmallCells } from './merge-small-cells.ts'
import { cellOf, STEPS, type Taker } from './taker.ts'

const some = (...names: string[]) => fc.constantFrom(...names)
/** Weights make common cells and lonely ones. */
const taker: fc.Arbitrary<Taker> = fc.record({
  began: some('2026-11-16', '2026-11-23', '2026-10-05'),
  device: some('phone', 'phone', 'phone', 'desktop', 'mixed'),
  experience: some('up to 2 years', '3 to 5 years'),
  education: some('bachelor', 'bachelor', 'above bachelor'),
  waves: fc.constantFrom(1, 1, 1, 2),
  field: some('technology', 'technology', 'legal'),
  language: some('ar', 'ar', 'en'),
})

/** Crowds who are all alike beside a few who are not: these have nobody to merge with but a crowd. */
const crowds = fc
  .array(fc.tuple(taker, fc.integer({ min: 10, max: 15 })), { maxLength: 3 })
  .map(all => all.flatMap(([row, size]) => Array<Taker>(size).fill(row)))
const many = fc.oneof(
  fc.array(taker, { maxLength: 120 }),
  fc.tuple(crowds, fc.array(taker, { maxLength: 6 })).map(parts => parts.flat()),
)

const sizesOf = (rows: readonly Taker[]) => [...Map.groupBy(rows, cellOf).values()].map(cell => cell.length)

test('every cell holds ten people or more, whoever they are; nobody is lost, and nothing is made up', () => {
  fc.assert(
    fc.property(many, takers => {
      const merged = mergeSmallCells(takers, cellOf, STEPS)
      expect(merged).toHaveLength(takers.length < LEAST_IN_CELL ? 0 : takers.length)
      for (const size of sizesOf(merged)) expect(size).toBeGreaterThanOrEqual(LEAST_IN_CELL)
      merged.forEach((row, index) => {
        const before = takers[index]
        for (const [group, value] of Object.entries(row)) {
          const told = String(before?.[group as keyof Taker])
          expect(group === 'waves' ? [1, before?.waves] : ['', told, told.slice(0, 7)]).toContain(value)
        }
      })
    }),
    { numRuns: 300 },
  )
})

test('cells that are large enough keep all they say; a lonely taker gives up the day, then the month, then the device', () => {
  const many = { began: '2026-11-23', device: 'phone', experience: 'up to 2 years', education: 'bachelor' }
  const row: Taker = { ...many, waves: 1, field: 'legal', language: 'ar' }
  const crowd = Array<Taker>(12).fill(row)
  expect(mergeSmallCells(crowd, cellOf, STEPS)).toEqual(crowd)
  const mixed = mergeSmallCells(
    [...crowd, ...Array<Taker>(9).fill({ ...row, device: 'desktop' }), { ...row, device: 'mixed' }],
    cellOf,
    STEPS,
  )
  expect(mixed.slice(0, 12)).toEqual(crowd)
  expect(mixed.slice(12)).toEqual(Array(10).fill({ ...row, began: '', device: '' }))
})
