import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { fitOrdinalLogistic } from '../regression/ordinal-logistic.ts'
import { columnsOf, sumsOf, type Table } from '../table.ts'
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { findDifInTable } from './find-dif.ts'
import { findEasier } from './find-easier.ts'
import { mantel, mantelTrend } from './mantel.ts'
import { ordinalDif } from './ordinal-dif.ts'
import { shareGap } from './share-gap.ts'
import { strataOf } from './strata-of.ts'

/** Repeats an answer as often as it was counted. */
const times = <Entry>(count: number, entry: Entry): Entry[] => Array<Entry>(count).fill(entry)

test('admissions to Berkeley: Mantel without correction', () => {
  // Admitted and rejected men, then women, of six departments.
  const counts = [
    [512, 313, 89, 19],
    [353, 207, 17, 8],
    [120, 205, 202, 391],
    [138, 279, 131, 244],
    [53, 138, 94, 299],
    [22, 351, 24, 317],
  ]
  const answers = counts.flatMap(([men = 0, menOut = 0, women = 0, womenOut = 0], stratum) => [
    ...times(men, { score: 1, focal: false, stratum }),
    ...times(menOut, { score: 0, focal: false, stratum }),
    ...times(women, { score: 1, focal: true, stratum }),
    ...times(womenOut, { score: 0, focal: true, stratum }),
  ])
  expect(mantel(answers)?.chiSquare).toBeCloseTo(1.524607, 5)
})

test.each([
  ['equal steps', [1, 2, 3, 4], [1, 2, 3, 4], 6.623479, 0.01006],
  ['steps of their own', [3, 10, 20, 35], [1, 3, 4, 5], 6.156301, 0.01309],
])('income and satisfaction, %s: Mantel by ordered groups', (_, incomes, points, chiSquare, p) => {
  const women = [
    [1, 3, 11, 2],
    [2, 3, 17, 3],
    [0, 1, 8, 5],
    [0, 2, 4, 2],
  ]
  const men = [
    [1, 1, 2, 1],
    [0, 3, 5, 1],
    [0, 0, 7, 3],
    [0, 1, 9, 6],
  ]
  const answers = [women, men].flatMap((rows, stratum) =>
    rows.flatMap((row, income) =>
      row.flatMap((count, satisfied) =>
        times(count, { score: points[satisfied] ?? 0, place: incomes[income] ?? 0, stratum }),
      ),
    ),
  )
  expect(mantelTrend(answers)?.chiSquare).toBeCloseTo(chiSquare, 5)
  expect(mantelTrend(answers)?.p).toBeCloseTo(p, 5)
})

test('satisfaction with housing in Copenhagen: proportional odds', () => {
  // Low, medium, high satisfaction; by contact, then type of house, then influence.
  const counts = [
    [21, 21, 28],
    [34, 22, 36],
    [10, 11, 36],
    [61, 23, 17],
    [43, 35, 40],
    [26, 18, 54],
    [13, 9, 10],
    [8, 8, 12],
    [6, 7, 9],
    [18, 6, 7],
    [15, 13, 13],
    [7, 5, 11],
    [14, 19, 37],
    [17, 23, 40],
    [3, 5, 23],
    [78, 46, 43],
    [48, 45, 86],
    [15, 25, 62],
    [20, 23, 20],
    [10, 22, 24],
    [7, 10, 21],
    [57, 23, 13],
    [31, 21, 13],
    [5, 6, 13],
  ]
  const is = (condition: boolean) => Number(condition)
  const model = fitOrdinalLogistic(
    counts.map((row, index) => {
      const [influence, house] = [index % 3, Math.floor(index / 3) % 4]
      const x = [
        is(influence === 1),
        is(influence === 2),
        is(house === 1),
        is(house === 2),
        is(house === 3),
        is(index >= 12),
      ]
      return { x, counts: row }
    }),
  )
  const published = [0.5663937, 1.2888191, -0.5723501, -0.3661866, -1.0910149, 0.3602841]
  for (const [index, slope] of (model?.slopes ?? []).entries())
    expect(slope).toBeCloseTo(published[index] ?? 0, 4)
  // R's intercepts are those of staying below.
  expect(model?.intercepts[0]).toBeCloseTo(0.4961353, 4)
  expect(model?.intercepts[1]).toBeCloseTo(-0.6907083, 4)
  expect(-2 * (model?.logLikelihood ?? 0)).toBeCloseTo(3479.149, 2)
})

test('a group that answers all alike has no finite slope, and says so', () => {
  const apart = [
    ...times(20, { score: 1, focal: true, match: 3 }),
    ...times(20, { score: 2, focal: false, match: 4 }),
  ]
  expect(ordinalDif(apart)).toBeNull()
  expect(ordinalDif(times(5, { score: 1, focal: true, match: 3 }))).toBeNull()
  expect(mantel(times(5, { score: 1, focal: true, stratum: 0 }))).toBeNull()
})

test('strata hold enough people of both groups, whatever the sums', () => {
  const people = fc.array(fc.tuple(fc.integer({ min: 30, max: 60 }), fc.boolean()), {
    minLength: 1,
    maxLength: 300,
  })
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 15 }), (pairs, least) => {
      const [sums, focal] = [pairs.map(([sum]) => sum), pairs.map(([, own]) => own)]
      const strata = strataOf(sums, focal, { least })
      const found = new Set(strata)
      for (const stratum of found) {
        const members = focal.filter((_, index) => strata[index] === stratum)
        const focals = members.filter(Boolean).length
        if (found.size > 1) expect(Math.min(focals, members.length - focals)).toBeGreaterThanOrEqual(least)
      }
      // A higher sum is never in a lower stratum.
      const order = sums.map((_, index) => index).sort((a, b) => (sums[a] ?? 0) - (sums[b] ?? 0))
      for (const [place, index] of order.entries()) {
        expect(strata[index]).toBeGreaterThanOrEqual(strata[order[place - 1] ?? index] ?? 0)
      }
    }),
  )
})

test('p-values are corrected as Benjamini and Hochberg do', () => {
  // .005 * 5 / 1; .011 * 5 / 2 = .0275; .02 * 5 / 3; .04 * 5 / 4 = .05; .13.
  const corrected = benjaminiHochberg([0.011, 0.02, 0.005, 0.13, 0.04])
  expect(corrected.map(p => Number(p.toFixed(6)))).toEqual([0.0275, 0.033333, 0.025, 0.13, 0.05])
})

/** Invents people of two groups who answer ten items; one item is a point harder for the second. */
function invent(people: number, harder: number | null, seed: number): { table: Table; focal: boolean[] } {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const focal = Array.from({ length: people }, () => random() < 0.4)
  const table = focal.map(own => {
    const ability = normal()
    return Array.from({ length: 10 }, (_, item) => {
      const merit = 3 + ability + normal() - (own && item === harder ? 0.8 : 0)
      return Math.min(5, Math.max(1, Math.round(merit)))
    })
  })
  return { table, focal }
}

test('an item that is harder for one group is flagged, and no other', () => {
  const { table, focal } = invent(1500, 3, 7)
  const found = findDifInTable(table, focal)
  expect(found.flatMap(({ flagged }, index) => (flagged ? [index] : []))).toEqual([3])
  expect(found[3]?.category).toBe('C')
  expect(found[3]?.mantel?.difference).toBeLessThan(-0.25)
  expect(found[3]?.ordinal?.uniform.p).toBeLessThan(1e-6)
})

test('the share of an option that differs most between two groups', () => {
  // Of the first group 3 of 4 chose 5, of the second 1 of 4; the rows between read another story.
  const rows = [0, 1, 2, 3, 10, 11, 12, 13]
  const focal = Array.from({ length: 14 }, (_, row) => row < 5)
  expect(shareGap({ rows, scores: [5, 5, 5, 1, 5, 4, 1, 1] }, focal)).toBe(0.5)
  expect(shareGap({ rows: [0, 1], scores: [5, 5] }, focal)).toBeNull()
})

test('a story whose best option a part of later people knows has grown easier, and no other', () => {
  const { table } = invent(4000, null, 5)
  const later = table.map((_, person) => person >= 2000)
  // A fifth knows the best option of one story; of another it has left the third for the fourth.
  const told = table.map((row, person) =>
    row.map((score, item) => {
      if (person % 5 > 0) return score
      return item === 4 ? 5 : item === 6 && score === 3 ? 4 : score
    }),
  )
  const grown = (from: Table) => {
    const columns = columnsOf(from.map((row, person) => (later[person] ? row : (table[person] ?? []))))
    const rows = [...later.keys()]
    return findEasier(
      sumsOf(columns),
      columns.map(scores => ({ rows, scores: [...scores] })),
      later,
    )
  }
  expect(grown(told).flatMap((difference, item) => (difference === null ? [] : [item]))).toEqual([4])
  expect(grown(told)[4]).toBeGreaterThan(0.2)
  expect(grown(table).filter(difference => difference !== null)).toEqual([])
})

test('two halves of one group: 4 to 6 of 100 tests alarm before correction, none after', () => {
  const ps = Array.from({ length: 200 }, (_, seed) => {
    const { table, focal } = invent(250, null, 1000 + seed)
    return (table[0] ?? []).map((__, item) => {
      const match = table.map(row => row.reduce<number>((sum, score) => sum + (score ?? 0), 0))
      const strata = strataOf(match, focal)
      const answers = table.map((row, person) => ({
        score: row[item] ?? 0,
        focal: focal[person] ?? false,
        stratum: strata[person] ?? 0,
      }))
      return mantel(answers)?.p ?? 1
    })
  })
  const alarms = ps.flat().filter(p => p < 0.05).length / ps.flat().length
  expect(alarms).toBeGreaterThan(0.04)
  expect(alarms).toBeLessThan(0.06)
  expect(ps.flatMap(own => benjaminiHochberg(own)).filter(p => p < 0.01).length).toBeLessThanOrEqual(4)
})
