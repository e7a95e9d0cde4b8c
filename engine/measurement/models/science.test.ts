import { inverse, Matrix, solve } from 'ml-matrix'
import { expect, test } from 'vitest'
import { alphaOf } from '../classical/alpha.ts'
import { covariancesOf } from '../classical/covariances-of.ts'
import { at } from '../numbers/at.ts'
import { correlate } from '../numbers/correlate.ts'
import { chiSquareTail } from '../numbers/distributions.ts'
import { SCIENCE } from '../sample-tables.ts'
import { columnsOf } from '../table.ts'
import { abilityIn, abilityOf } from './ability.ts'
import { calibrate } from './calibrate.ts'
import { chancesOf, type GradedItem, type ItemModel } from './item-model.ts'
import { logChancesOf, posteriorOf } from './log-chances.ts'
import { QUADRATURE } from './quadrature.ts'
import { residualCorrelations } from './residual-correlations.ts'
import { startGraded, startNominal } from './start-models.ts'

// Expected here is what mirt's own tests hold of its data `Science` (test-02-mirtTwo.R).
const ANSWERS = SCIENCE.map(row => row.map(score => (score ?? 0) - 1))
const PATTERNS = [...Map.groupBy(ANSWERS, row => row.join(''))].map(([, alike]) => ({
  row: alike[0] ?? [],
  count: alike.length,
}))
const START = startGraded(ANSWERS, [4, 4, 4, 4])
const GRADED = calibrate(ANSWERS, START, { tolerance: 1e-9, rounds: 5000 })
const POINT = GRADED.items.flatMap(({ slope, intercepts }) => [slope, ...intercepts])

const close = (found: readonly number[], published: readonly number[], tolerance: number) => {
  expect(found).toHaveLength(published.length)
  for (const [index, value] of published.entries()) {
    expect(Math.abs(at(found, index) - value), `figure ${index}: ${found[index]}`).toBeLessThanOrEqual(
      tolerance,
    )
  }
}

test('the graded model of 392 people: parameters, likelihood and alpha', () => {
  expect(ANSWERS).toHaveLength(392)
  close(
    GRADED.items.map(({ slope }) => slope),
    [1.041, 1.226, 2.296, 1.095],
    0.02,
  )
  close(
    GRADED.items.map(({ slope }) => slope),
    [1.0406, 1.2258, 2.3006, 1.0938],
    0.001,
  )
  close(
    GRADED.items.flatMap(({ intercepts }) => intercepts),
    [4.864, 2.64, -1.466, 2.924, 0.901, -2.266, 5.238, 2.216, -1.965, 3.348, 0.992, -1.688],
    0.03,
  )
  close([GRADED.logLikelihood], [-1608.8694], 0.01)
  close([alphaOf(covariancesOf(columnsOf(SCIENCE))) ?? Number.NaN], [0.597724], 1e-6)
})

test('abilities: of one pattern with its error, and how they go with sums', () => {
  const { theta, standardError } = abilityOf(GRADED.items, [0, 1, 2, 3])
  close([theta, standardError], [-0.3494903, 0.6004922], 0.005)
  const logs = logChancesOf(GRADED.items)
  const abilities = ANSWERS.map(row => abilityIn(logs, row).theta)
  const sums = ANSWERS.map(row => row.reduce((sum, score) => sum + score, 0))
  close([correlate(abilities, sums) ?? Number.NaN], [0.969], 0.02)
})

test('the curvature of the likelihood gives the published errors of the slopes', () => {
  const covariances = inverse(curvatureAt(likelihood, POINT).mul(-1))
  const errors = [0, 4, 8, 12].map(index => Math.sqrt(covariances.get(index, index)))
  close(errors, [0.18838, 0.18189, 0.48269, 0.18336], 0.01)
})

test('three graded items and a nominal one', () => {
  const start: ItemModel[] = [...START.slice(0, 3), ...startNominal(ANSWERS, [4, 4, 4, 4]).slice(3)]
  const { items } = calibrate(ANSWERS, start, { tolerance: 1e-9, rounds: 5000 })
  const found = items.flatMap(item =>
    item.kind === 'graded' ? [item.slope, ...item.intercepts] : [...item.slopes, ...item.intercepts],
  )
  close(
    found.slice(0, 12),
    [1.0408, 4.862, 2.6387, -1.4664, 1.2063, 2.9083, 0.8958, -2.254, 2.3376, 5.2972, 2.2404, -1.9886],
    0.02,
  )
  // mirt prints a slope and the scoring of the options that it multiplies.
  const published = [0, 1.0782, 1.7756, 3].map(score => 0.7986 * score)
  close(found.slice(12), [...published, 0, 2.1964, 2.9637, 1.6742], 0.02)
})

test('the misfit of the graded model in its first and second moments (C2)', () => {
  const observed = momentsOf(PATTERNS.map(({ row, count }) => ({ row, chance: count / ANSWERS.length })))
  const expected = momentsOf(chancesOfPatterns(POINT))
  const residual = Matrix.columnVector(observed.map((moment, index) => moment - at(expected, index)))
  const spread = spreadOf(chancesOfPatterns(POINT), expected)
  const delta = slopesOf(point => momentsOf(chancesOfPatterns(point)), POINT)
  const precision = inverse(spread)
  const explained = precision.mmul(delta)
  const kept = explained.mmul(inverse(delta.transpose().mmul(explained))).mmul(explained.transpose())
  const weight = Matrix.sub(precision, kept)
  const c2 = ANSWERS.length * residual.transpose().mmul(weight).mmul(residual).get(0, 0)
  close([c2], [19.17929], 0.01)
  // 12 shares and 6 products less 16 parameters.
  close([chiSquareTail(c2, 2)], [6.84337e-5], 1e-6)
})

test('Q3 where two slopes are equal and an intercept is held near zero', () => {
  const spell = (free: readonly number[]) => [...free.slice(0, 4), at(free, 0), ...free.slice(4)]
  const height = (free: readonly number[]) => likelihood(spell(free)) - at(free, 3) ** 2 / 2
  let free = POINT.filter((_, index) => index !== 4)
  const curvature = curvatureAt(height, free)
  const gradientAt = (point: readonly number[]) => slopesOf(own => [height(own)], point).transpose()
  for (let round = 0; round < 20; round += 1) {
    const step = solve(curvature, gradientAt(free)).to1DArray()
    free = free.map((entry, index) => entry - at(step, index))
  }
  expect(gradientAt(free).norm()).toBeLessThan(1e-4)
  const correlations = residualCorrelations(itemsAt(spell(free)), ANSWERS)
  const pairs = [0, 1, 2, 3].flatMap(one => [1, 2, 3].filter(other => other > one).map(other => [one, other]))
  close(
    pairs.map(([one = 0, other = 0]) => correlations.get(one, other)),
    [-0.209, -0.283, 0.057, -0.149, -0.235, -0.33],
    0.01,
  )
})

function itemsAt(point: readonly number[]): GradedItem[] {
  return [0, 4, 8, 12].map(first => ({
    kind: 'graded',
    slope: at(point, first),
    intercepts: point.slice(first + 1, first + 4),
  }))
}

function likelihood(point: readonly number[]): number {
  const logs = logChancesOf(itemsAt(point))
  return PATTERNS.reduce((sum, { row, count }) => sum + count * posteriorOf(logs, row).logLikelihood, 0)
}

/** Differentiates a function of many figures, a column a figure, by central differences. */
function slopesOf(values: (point: readonly number[]) => readonly number[], point: readonly number[]): Matrix {
  const columns = point.map((_, index) => {
    const [above, below] = [1e-4, -1e-4].map(step => values(point.with(index, at(point, index) + step)))
    return (above ?? []).map((value, row) => (value - at(below ?? [], row)) / 2e-4)
  })
  return new Matrix(columns).transpose()
}

function curvatureAt(height: (point: readonly number[]) => number, point: readonly number[]): Matrix {
  return slopesOf(near => slopesOf(own => [height(own)], near).to1DArray(), point)
}

interface Pattern {
  readonly row: readonly number[]
  readonly chance: number
}

/** Lists all 256 patterns with their chances. */
function chancesOfPatterns(point: readonly number[]): Pattern[] {
  const items = itemsAt(point)
  const byNode = QUADRATURE.nodes.map(node => items.map(item => chancesOf(item, node)))
  return Array.from({ length: 256 }, (_, code) => {
    const row = [6, 4, 2, 0].map(bits => (code >> bits) & 3)
    const chance = byNode.reduce(
      (sum, chances, place) =>
        sum + row.reduce((own, k, item) => own * at(chances[item] ?? [], k), at(QUADRATURE.weights, place)),
      0,
    )
    return { row, chance }
  })
}

/** Counts each category but the lowest, and multiplies the scores of each two items. */
function momentsIn(row: readonly number[]): number[] {
  return [
    ...row.flatMap(score => [1, 2, 3].map(category => Number(score === category))),
    ...row.flatMap((score, one) => row.slice(one + 1).map(other => score * other)),
  ]
}

function momentsOf(patterns: readonly Pattern[]): number[] {
  const moments = Array<number>(18).fill(0)
  for (const { row, chance } of patterns)
    for (const [index, own] of momentsIn(row).entries()) moments[index] = at(moments, index) + chance * own
  return moments
}

function spreadOf(patterns: readonly Pattern[], means: readonly number[]): Matrix {
  const spread = Matrix.zeros(18, 18)
  for (const { row, chance } of patterns) {
    const apart = Matrix.columnVector(momentsIn(row).map((own, index) => own - at(means, index)))
    spread.add(apart.mmul(apart.transpose()).mul(chance))
  }
  return spread
}
