import { expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { alphaOf } from '../classical/alpha.ts'
import { covariancesOf } from '../classical/covariances-of.ts'
import { correlate } from '../numbers/correlate.ts'
import { LSAT6, LSAT7 } from '../sample-tables.ts'
import { columnsOf } from '../table.ts'
import { testKey } from '../test-key.ts'
import { abilityIn, abilityOf, marginalReliability } from './ability.ts'
import { type Answers, calibrate } from './calibrate.ts'
import { gradedErrors } from './graded-errors.ts'
import {
  chancesOf,
  difficultiesOf,
  type GradedItem,
  type ItemModel,
  informationOf,
  type NominalItem,
} from './item-model.ts'
import { logChancesOf } from './log-chances.ts'
import { parameterCovariances } from './parameter-covariances.ts'
import { personFit } from './person-fit.ts'
import { residualCorrelations } from './residual-correlations.ts'
import { startGraded, startNominal } from './start-models.ts'

/** The published graded model of four questions on science, 392 people (mirt). */
const SCIENCE: readonly GradedItem[] = [
  { kind: 'graded', slope: 1.041, intercepts: [4.864, 2.64, -1.466] },
  { kind: 'graded', slope: 1.226, intercepts: [2.924, 0.901, -2.266] },
  { kind: 'graded', slope: 2.296, intercepts: [5.238, 2.216, -1.965] },
  { kind: 'graded', slope: 1.095, intercepts: [3.348, 0.992, -1.688] },
]
const close = (found: readonly number[], published: readonly number[], tolerance: number) => {
  expect(found).toHaveLength(published.length)
  for (const [index, value] of published.entries()) {
    expect(Math.abs((found[index] ?? Number.NaN) - value)).toBeLessThanOrEqual(tolerance)
  }
}

test('a published graded model has its chances and its information', () => {
  const [first] = SCIENCE
  if (!first) throw new Error('There is no item.')
  close(chancesOf(first, 0), [0.00766, 0.058948, 0.745841, 0.187551], 1e-5)
  close(
    SCIENCE.map(item => informationOf(item, 0)),
    [0.208899, 0.376016, 0.922642, 0.317484],
    1e-5,
  )
  const test = (theta: number) => SCIENCE.reduce((sum, item) => sum + informationOf(item, theta), 0)
  close([test(-1), test(0), test(1)], [2.369616, 1.82504, 2.246135], 1e-5)
})

test('under a published graded model a person has its ability and its fit', () => {
  const { theta, standardError } = abilityOf(SCIENCE, [0, 1, 2, 3])
  close([theta, standardError], [-0.3494903, 0.6004922], 0.005)
  const odd = personFit(SCIENCE, [0, 1, 2, 3], 0)
  close([odd.lz ?? Number.NaN, odd.expected, odd.variance], [-3.089441, -3.515921, 2.515068], 1e-5)
  close([personFit(SCIENCE, [2, 2, 2, 2], 0).lz ?? Number.NaN], [1.219447], 1e-5)
})

test.each([
  ['6', LSAT6, -2466.653, 0.294997, null],
  ['7', LSAT7, -2658.805, 0.453409, [0.988, 1.081, 1.706, 0.765, 0.736, 1.856, 0.808, 1.804, 0.486, 1.855]],
] as const)(
  'section %s of the law test: likelihood, parameters and reliability are the published ones',
  (_, table, logLikelihood, alpha, parameters) => {
    const answers = table.map(row => row.map(score => score ?? -1))
    const fitted = calibrate(answers, startGraded(answers, [2, 2, 2, 2, 2]))
    expect(fitted.converged).toBe(true)
    close([fitted.logLikelihood], [logLikelihood], 0.01)
    close([alphaOf(covariancesOf(columnsOf(table))) ?? Number.NaN], [alpha], 1e-6)
    if (!parameters) return
    close(
      [
        ...fitted.items.map(({ slope }) => slope),
        ...fitted.items.map(({ intercepts }) => intercepts[0] ?? 0),
      ],
      parameters,
      0.02,
    )
  },
)

/** Lets people of known ability answer known items; a tenth of the answers is missing where that is asked. */
function answerBy(
  items: readonly ItemModel[],
  abilities: readonly number[],
  random: () => number,
  missing = 0,
): Answers {
  return abilities.map(theta =>
    items.map(item => {
      if (random() < missing) return -1
      let left = random()
      const chances = chancesOf(item, theta)
      const category = chances.findIndex(chance => {
        left -= chance
        return left < 0
      })
      return category < 0 ? chances.length - 1 : category
    }),
  )
}
function normals(count: number, random: () => number): number[] {
  return Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
}
const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)

test('2,000 people and 30 graded items: slopes and difficulties come back within .15, abilities at .90', () => {
  const random = seededRandom(18)
  const truth: GradedItem[] = Array.from({ length: 30 }, () => {
    const slope = 0.8 + 1.2 * random()
    const middle = 1.2 * (random() - 0.5)
    return { kind: 'graded', slope, intercepts: [-1.4, -0.5, 0.4, 1.3].map(b => -slope * (middle + b)) }
  })
  const abilities = normals(2000, random)
  const answers = answerBy(truth, abilities, random, 0.1)
  const fitted = calibrate(
    answers,
    startGraded(
      answers,
      truth.map(() => 5),
    ),
    { tolerance: 0.01, rounds: 200 },
  )
  const slopes = fitted.items.map((item, index) => item.slope - (truth[index]?.slope ?? 0))
  const places = fitted.items.flatMap((item, index) => {
    const own = truth[index]
    return own ? difficultiesOf(item).map((b, step) => b - (difficultiesOf(own)[step] ?? 0)) : []
  })
  expect(rootMeanSquare(slopes)).toBeLessThanOrEqual(0.15)
  expect(rootMeanSquare(places)).toBeLessThanOrEqual(0.15)
  // Departures from the truth are about as large as their standard errors say.
  const covariances = parameterCovariances(fitted.items, answers)
  const errors = fitted.items.map((item, index) => gradedErrors(item, covariances[index] ?? null))
  const sizes = [...errors.map(own => own?.slope), ...errors.flatMap(own => own?.difficulties ?? [])]
  const inErrors = rootMeanSquare(
    [...slopes, ...places].map((departure, index) => departure / (sizes[index] ?? Number.NaN)),
  )
  expect(inErrors).toBeGreaterThan(0.9)
  expect(inErrors).toBeLessThan(1.1)
  const logs = logChancesOf(fitted.items)
  const estimated = answers.map(row => abilityIn(logs, row))
  expect(
    correlate(
      estimated.map(({ theta }) => theta),
      abilities,
    ),
  ).toBeGreaterThanOrEqual(0.9)
  expect(marginalReliability(estimated)).toBeGreaterThan(0.85)
  const fits = answers.map((row, index) => personFit(fitted.items, row, abilities[index] ?? 0).lz)
  expect(Math.abs(fits.reduce<number>((sum, lz) => sum + (lz ?? 0), 0) / fits.length)).toBeLessThan(0.2)
})

test('1,000 people: the nominal model brings back the order of the options of 95 items in 100, and testing the key accuses none', () => {
  const random = seededRandom(183)
  const orders = [1, 2].flatMap(() => {
    const truth: NominalItem[] = Array.from({ length: 30 }, () => ({
      kind: 'nominal',
      slopes: [0, 0.5, 1, 1.5, 2],
      intercepts: [0, ...Array.from({ length: 4 }, () => 1.2 * (random() - 0.3))],
    }))
    const answers = answerBy(truth, normals(1000, random), random)
    const fitted = calibrate(
      answers,
      startNominal(
        answers,
        truth.map(() => 5),
      ),
      { tolerance: 0.01, rounds: 200 },
    )
    const covariances = parameterCovariances(fitted.items, answers)
    return fitted.items.map((item, index) => {
      const own = covariances[index]
      return own ? testKey(item, [1, 2, 3, 4, 5], own) : []
    })
  })
  const steps = orders.flat()
  expect(steps).toHaveLength(240)
  const ordered = orders.filter(own => own.every(({ rise }) => rise > 0)).length
  expect(ordered / orders.length).toBeGreaterThanOrEqual(0.95)
  expect(steps.filter(({ verdict }) => verdict === 'against the key')).toEqual([])
  // The interval holds the true rise of .5 about 95 times in 100.
  const held = steps.filter(({ from, to }) => from <= 0.5 && to >= 0.5).length / steps.length
  console.log('held', held, ordered / orders.length)
  expect(held).toBeGreaterThan(0.92)
  expect(held).toBeLessThan(0.985)
})

test('an item whose best and worst options are exchanged is accused by its data', () => {
  const random = seededRandom(184)
  const truth: NominalItem[] = Array.from({ length: 12 }, (_, index) => ({
    kind: 'nominal',
    slopes: index === 4 ? [0, -1.2, -0.7, -0.2, -2] : [0, 0.5, 1, 1.5, 2],
    intercepts: [0, 0.3, 0.2, 0.1, 0.2],
  }))
  const answers = answerBy(truth, normals(1500, random), random)
  const fitted = calibrate(
    answers,
    startNominal(
      answers,
      truth.map(() => 5),
    ),
    { tolerance: 0.01, rounds: 200 },
  )
  const covariances = parameterCovariances(fitted.items, answers)
  const accused = fitted.items.flatMap((item, index) => {
    const own = covariances[index]
    return own && testKey(item, [1, 2, 3, 4, 5], own).some(({ verdict }) => verdict === 'against the key')
      ? [index]
      : []
  })
  expect(accused).toEqual([4])
})

test('two items of which one repeats the other stand out, beside what ability explains', () => {
  const random = seededRandom(185)
  const truth: GradedItem[] = Array.from({ length: 10 }, () => ({
    kind: 'graded',
    slope: 1.3,
    intercepts: [2, 0.7, -0.6, -1.9],
  }))
  const answers = answerBy(truth, normals(1000, random), random).map(row => {
    const own = Array.from(row)
    if (random() < 0.5) own[7] = own[2] ?? 0
    return own
  })
  const correlations = residualCorrelations(truth, answers)
  const above = correlations
    .to2DArray()
    .flatMap((row, one) => row.flatMap((r, other) => (other > one && r > 0.3 ? [[one, other]] : [])))
  expect(above).toEqual([[2, 7]])
})
