import fc from 'fast-check'
import { Matrix } from 'ml-matrix'
import { expect, test } from 'vitest'
import { BFI_N, TINY } from '../sample-tables.ts'
import { columnOf, columnsOf, sumsOf, type Table } from '../table.ts'
import { alphaIfDropped, alphaOf, lambda6, standardisedAlpha, stratifiedAlpha } from './alpha.ts'
import { correctedItemTotals } from './corrected-item-total.ts'
import { covariancesOf } from './covariances-of.ts'
import { eigenvalueRatio } from './eigenvalue-ratio.ts'
import { omegaOf } from './omega.ts'
import { optionPlot } from './option-plot.ts'
import { restScores } from './rest-scores.ts'
import { splitHalf } from './split-half.ts'
import { summariseScale } from './summarise-scale.ts'

const ONE_FACET = [[0, 1, 2, 3, 4]]

const rounded = (values: readonly (number | null)[], digits = 6) =>
  values.map(value => (value === null ? null : Number(value.toFixed(digits))))

test('equal correlations have eigenvalues in closed form, and a constant item adds none', () => {
  const equal = new Matrix([
    [4, 1, 1, 0],
    [1, 4, 1, 0],
    [1, 1, 4, 0],
    [0, 0, 0, 0],
  ])
  // (1 + 2 / 4) / (1 - 1 / 4).
  expect(eigenvalueRatio(equal)).toBeCloseTo(2, 12)
  expect(eigenvalueRatio(new Matrix([[4]]))).toBeNull()
})

test('eight people and five items give what was worked out by hand', () => {
  const summary = summariseScale(columnsOf(TINY), ONE_FACET)
  expect(summary.items.map(({ mean }) => mean)).toEqual([3.375, 3.25, 3.375, 3.5, 3.25])
  // 5/4 (1 - 454/1660).
  expect(summary.alpha).toBeCloseTo((5 / 4) * (1 - 454 / 1660), 12)
  expect(rounded(summary.items.map(({ correctedItemTotal }) => correctedItemTotal))).toEqual([
    0.969525, 0.78039, 0.560134, 0.722495, 0.855442,
  ])
  expect(rounded(summary.items.map(item => item.alphaIfDropped))).toEqual([
    0.839986, 0.88964, 0.925723, 0.899873, 0.86828,
  ])
  expect(rounded([summary.alphaInterval?.from ?? null, summary.alphaInterval?.to ?? null], 5)).toEqual([
    0.74443, 0.97901,
  ])
  expect(summary.standardError).toBeCloseTo(1.650216, 6)
  expect((summary.sums.sd ?? 0) ** 2).toBeCloseTo(29.642857, 6)
  expect([...sumsOf(columnsOf(TINY))]).toEqual([23, 20, 15, 24, 11, 9, 18, 14])
  const covariances = covariancesOf(columnsOf(TINY))
  expect(covariances.trace()).toBeCloseTo(454 / 56, 12)
  // The first item is the factor itself (1 - l^2 = 0): at that limit omega is .933803, and none is reported.
  const spread = Math.sqrt(covariances.get(0, 0))
  const loadings = covariances.getRow(0).map(entry => entry / spread)
  const common = loadings.reduce((sum, own) => sum + own, 0) ** 2
  const errors = loadings.reduce((sum, own, index) => sum + covariances.get(index, index) - own ** 2, 0)
  expect(common / (common + errors)).toBeCloseTo(0.933803, 4)
  expect(summary.omega).toEqual({ kind: 'not estimable', why: 'no error variance left' })
})

test('known loadings give omega and alpha in closed form', () => {
  const loadings = [0.8, 0.7, 0.6, 0.5, 0.4]
  const matrix = new Matrix(
    loadings.map((row, i) => loadings.map((column, j) => (i === j ? 1 : row * column))),
  )
  const omega = omegaOf(matrix)
  expect(omega.kind === 'estimated' && omega.omega).toBeCloseTo(9 / 12.1, 8)
  expect(alphaOf(matrix)).toBeCloseTo(0.7334711, 7)
})

test('the published figures of 2,800 people come out', () => {
  expect(alphaOf(BFI_N)).toBeCloseTo(0.813963, 6)
  expect(standardisedAlpha(BFI_N)).toBeCloseTo(0.814675, 6)
  expect(lambda6(BFI_N)).toBeCloseTo(0.799126, 6)
})

test('a scale of few items, of constants or of nobody has no figure, not a zero', () => {
  const constant = TINY.map(([one = 0, other = 0]) => [one, 3, other])
  expect(alphaOf(covariancesOf(columnsOf(constant)))).toEqual(
    alphaOf(covariancesOf(columnsOf(TINY.map(row => row.slice(0, 2))))),
  )
  expect(correctedItemTotals(covariancesOf(columnsOf(constant)))[1]).toBeNull()
  expect(alphaIfDropped(covariancesOf(columnsOf(constant)))).toEqual([null, null, null])
  expect(alphaOf(covariancesOf(columnsOf(TINY.map(row => row.slice(0, 1)))))).toBeNull()
  expect(omegaOf(covariancesOf(columnsOf(constant)))).toEqual({ kind: 'not estimable', why: 'too few items' })
  const nobody = summariseScale(columnsOf([]), [])
  expect(nobody).toMatchObject({ people: 0, alpha: null, items: [] })
})

test('an item that leaves no error has no omega', () => {
  const heywood = new Matrix([
    [1, 0.9, 0.9, 0.9],
    [0.9, 1, 0.5, 0.5],
    [0.9, 0.5, 1, 0.5],
    [0.9, 0.5, 0.5, 1],
  ])
  expect(omegaOf(heywood)).toEqual({ kind: 'not estimable', why: 'no error variance left' })
})

const tables = fc.integer({ min: 3, max: 6 }).chain(width =>
  fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: width, maxLength: width }), {
    minLength: 5,
    maxLength: 30,
  }),
)

test('alpha does not change with a constant, the order of items or people counted twice in its formula', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: -3, max: 3 }), (table, shift) => {
      const alpha = alphaOf(covariancesOf(columnsOf(table))) ?? 0
      const moved = table.map(row => row.map(score => score + shift))
      const turned = table.map(row => row.toReversed())
      expect(alphaOf(covariancesOf(columnsOf(moved))) ?? 0).toBeCloseTo(alpha, 9)
      expect(alphaOf(covariancesOf(columnsOf(turned))) ?? 0).toBeCloseTo(alpha, 9)
      expect(alphaOf(covariancesOf(columnsOf([...table, ...table]))) ?? 0).toBeCloseTo(alpha, 9)
    }),
    { numRuns: 200 },
  )
})

test('facets as strata: one facet gives alpha, and each item alone gives nothing', () => {
  const covariances = covariancesOf(columnsOf(TINY))
  expect(stratifiedAlpha(covariances, ONE_FACET)).toBeCloseTo(alphaOf(covariances) ?? 0, 12)
  const alone = stratifiedAlpha(covariances, TINY[0]?.map((_, index) => [index]) ?? [])
  // 1 - 454/1660: all variance of the items is error.
  expect(alone).toBeCloseTo(1 - 454 / 1660, 12)
})

test('the halves of a scale are compared over those who answered all of it', () => {
  const gap: Table = [...TINY, [null, 1, 1, 1, 1]]
  const { n, r, spearmanBrown, rulon } = splitHalf(columnsOf(gap), [0, 2], [1, 3])
  expect(n).toBe(8)
  // Sums 10 7 7 9 4 4 8 5 and 8 9 5 10 4 4 7 7: squares 35.5 and 35.5, products 26.5.
  expect(r).toBeCloseTo(26.5 / 35.5, 12)
  expect(spearmanBrown).toBeCloseTo((2 * (r ?? 0)) / (1 + (r ?? 0)), 12)
  expect(rulon).toBeCloseTo((4 * 26.5) / (35.5 + 35.5 + 2 * 26.5), 12)
})

test('the plot of an item counts each rank group, and the rest score leaves the item out', () => {
  const rests = restScores(TINY, 0)
  expect(rests[0]).toBe((4 + 5 + 4 + 5) / 4)
  const chosen = columnOf(TINY, 0).map(score => (score === null ? null : score - 1))
  const plot = optionPlot(chosen, rests, { options: 5, groups: 2 })
  expect(plot.shares).toEqual([1 / 8, 1 / 8, 2 / 8, 2 / 8, 2 / 8])
  // Rests 4.5 4 3 4.75 2.25 2 3.5 2.75: the upper half are the first, second, fourth and seventh.
  expect(plot.counts).toEqual([
    [1, 0],
    [1, 0],
    [2, 0],
    [0, 2],
    [0, 2],
  ])
  expect(plot.restMeans[4]).toBe((4.5 + 4.75) / 2)
})

test('people with equal rests stay in one group, and whoever has none is not counted', () => {
  const plot = optionPlot([0, 1, 1, null], [2, 2, 2, 5], { options: 2, groups: 3 })
  expect(plot.counts).toEqual([
    [0, 1, 0],
    [0, 2, 0],
  ])
})
