import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { intraclass } from '#engine/measurement/agreement/intraclass.ts'
import { alphaIfDropped, alphaOf, lambda6, standardisedAlpha } from '#engine/measurement/classical/alpha.ts'
import { correlationsOf, covariancesOf } from '#engine/measurement/classical/covariances-of.ts'
import { omegaOf } from '#engine/measurement/classical/omega.ts'
import { mantel } from '#engine/measurement/fairness/mantel.ts'
import { cellsOf, ordinalDif } from '#engine/measurement/fairness/ordinal-dif.ts'
import { rakeWeights } from '#engine/measurement/norms/rake-weights.ts'
import { describeScores } from '#engine/measurement/numbers/describe-scores.ts'
import { fitOrdinalLogistic } from '#engine/measurement/regression/ordinal-logistic.ts'
import { answered, columnsOf, type Table } from '#engine/measurement/table.ts'
import { findR } from '../support/find-r.ts'
import { pick, seededRandom } from '../support/seeded-random.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SETS = 200

interface Verdict {
  readonly scales: {
    readonly alpha: number | null
    readonly standardised: number | null
    readonly lambda6: number | null
    readonly kept: readonly string[]
    readonly dropped: readonly (number | null)[]
    readonly icc: readonly (number | null)[]
    readonly single: readonly (number | null)[]
  }
  readonly factors: {
    readonly omega: number | null
    readonly least: number | null
    readonly confirmed: number | null
  }
  readonly groups: {
    readonly mantel: number | null
    readonly deviances: readonly (number | null)[]
    readonly slope: number | null
  }
  readonly weights: readonly number[]
}

/** Holds data that come with R's packages, and what those make of them. */
interface Published {
  readonly neuroticism: Table
  readonly schools: {
    readonly types: readonly number[]
    readonly goals: readonly number[]
    readonly weights: readonly number[]
  }
}

/** Invents a set: few people, coarse scores, so that ties, constants and gaps are common. */
function invent(seed: number) {
  const random = seededRandom(seed)
  const among = (from: number, to: number) => pick(random, from, to)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const points = (merit: number) => Math.min(5, Math.max(1, Math.round(3 + merit)))
  const [people, items, gaps] = [among(8, 60), among(3, 8), among(0, 3) === 0 ? 0.08 : 0]
  const constant = among(0, 3) === 0 ? among(0, items - 1) : -1
  const scores = Array.from({ length: people }, () => {
    const ability = normal()
    return Array.from({ length: items }, (_, item) =>
      item === constant ? 3 : random() < gaps ? null : points(ability + normal()),
    )
  })
  const loadings = Array.from({ length: among(4, 9) }, () => 0.5 + 0.8 * random())
  const factor = Array.from({ length: among(80, 200) }, () => {
    const ability = normal()
    return loadings.map(loading => (random() < gaps / 2 ? null : points(loading * ability + normal())))
  })
  const effect = among(0, 2) * 0.4
  const compared = Array.from({ length: among(60, 200) }, () => {
    const [ability, focal] = [normal(), random() < 0.45]
    const match = Math.round(20 + 5 * ability)
    return {
      score: points(ability + 0.8 * normal() - (focal ? effect : 0)),
      focal,
      match,
      stratum: Math.floor(match / 4),
    }
  })
  const crossed = [0, 1, 2].flatMap(a => [0, 1, 2, 3].map(b => ({ a, b })))
  const sample = [
    ...crossed,
    ...Array.from({ length: among(10, 90) }, () => ({ a: among(0, 2), b: among(0, 3) })),
  ]
  const shares = (count: number) => {
    const drawn = Array.from({ length: count }, () => 0.2 + random())
    const all = drawn.reduce((sum, share) => sum + share, 0)
    return drawn.map(share => share / all)
  }
  return { scores, factor, compared, sample, targetsA: shares(3), targetsB: shares(4) }
}

const sets = Array.from({ length: SETS }, (_, index) => invent(index + 1))
let answer: { readonly verdicts: readonly Verdict[]; readonly published: Published } | string =
  'R was not asked.'

beforeAll(async () => {
  const r = await findR()
  if (typeof r === 'string') {
    answer = r
    return
  }
  const folder = temporaryFolder('referee')
  const file = join(folder, 'sets.json')
  const asked = sets.map(({ scores, factor, compared, sample, targetsA, targetsB }) => ({
    scale: { scores },
    factor: { scores: factor },
    groups: {
      scores: compared.map(({ score }) => score),
      focal: compared.map(({ focal }) => focal),
      strata: compared.map(({ stratum }) => stratum),
      match: compared.map(({ match }) => match),
    },
    weights: { a: sample.map(({ a }) => a), b: sample.map(({ b }) => b), targetsA, targetsB },
  }))
  writeFileSync(file, JSON.stringify(asked))
  const script = join(import.meta.dirname, 'referee.R')
  try {
    const { stdout } = await promisify(execFile)(r.program, ['--vanilla', script, file], {
      maxBuffer: 1 << 26,
    })
    answer = JSON.parse(stdout) as Exclude<typeof answer, string>
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 300_000)

/** Hands out what R said; where it is not here, the test says so and is skipped. */
function refereeOr(skip: (why: string) => never) {
  if (typeof answer !== 'string') return answer
  console.log(`The referee is not here. ${answer}.`)
  return skip(answer)
}

/** Holds figures of ours against R's, and counts how many were compared: both may refuse one, neither alone. */
function agree(
  title: string,
  tolerance: number,
  least: number,
  figures: (
    set: (typeof sets)[number],
    verdict: Verdict,
  ) => readonly (readonly [number | null, number | null])[],
) {
  test(`${title}, within ${tolerance} of R on ${SETS} invented sets`, context => {
    const { verdicts } = refereeOr(context.skip)
    expect(verdicts).toHaveLength(SETS)
    const pairs = verdicts.flatMap((verdict, index) => {
      const set = sets[index]
      return set ? figures(set, verdict).map(([ours, theirs]) => ({ set: index + 1, ours, theirs })) : []
    })
    const apart = pairs.filter(({ ours, theirs }) =>
      ours === null || theirs === null ? ours !== theirs : !(Math.abs(ours - theirs) <= tolerance),
    )
    expect(apart).toEqual([])
    expect(pairs.filter(({ ours }) => ours !== null).length).toBeGreaterThanOrEqual(least)
  })
}

agree('alpha, standardised alpha', 1e-8, 350, ({ scores }, { scales }) => {
  const covariances = covariancesOf(columnsOf(scores))
  return [
    [alphaOf(covariances), scales.alpha],
    [standardisedAlpha(covariances), scales.standardised],
  ]
})

agree('alpha without each item', 1e-8, 500, ({ scores }, { scales }) => {
  const dropped = alphaIfDropped(covariancesOf(columnsOf(scores)))
  // With one item left there is no scale; R names a figure for it.
  if (scales.kept.length < 3) return []
  return scales.kept.map((name, index) => [
    dropped[Number(name.replace('item', '')) - 1] ?? null,
    scales.dropped[index] ?? null,
  ])
})

agree('six intraclass correlations', 1e-8, 1000, ({ scores }, { scales }) => {
  const { oneWay, random, fixed } = intraclass(scores)
  const ours = [oneWay.single, random.single, fixed.single, oneWay.mean, random.mean, fixed.mean]
  return scales.icc.map((theirs, index) => [ours[index] ?? null, theirs])
})

agree('two intraclass correlations, by another package', 1e-8, 300, ({ scores }, { scales }) => {
  const { random, fixed } = intraclass(scores)
  const ours = [random.single, fixed.single]
  return scales.single.map((theirs, index) => [ours[index] ?? null, theirs])
})

agree('omega of a confirmatory factor', 1e-4, 180, ({ factor }, { factors }) => {
  const omega = omegaOf(covariancesOf(columnsOf(factor)))
  return [[omega.kind === 'estimated' ? omega.omega : null, factors.confirmed]]
})

agree('omega of one factor', 1e-4, 180, ({ factor }, { factors }) => {
  const omega = omegaOf(covariancesOf(columnsOf(factor)))
  if (omega.kind === 'estimated') return [[omega.omega, factors.omega]]
  // R stays at the limit that it is given, .005.
  return [[0.005, factors.least]]
})

agree('Mantel between two groups', 1e-8, 190, ({ compared }, { groups }) => [
  [mantel(compared)?.chiSquare ?? null, groups.mantel],
])

agree(
  'ordinal regression: deviances of three models, and the effect of the group',
  1e-3,
  750,
  ({ compared }, { groups }) => {
    const { mean, sd } = describeScores(compared.map(({ match }) => match))
    const standard = compared.map(answer => ({
      ...answer,
      z: (answer.match - (mean ?? 0)) / (sd ?? 1),
      g: Number(answer.focal),
    }))
    const models = [
      standard.map(({ score, z }) => ({ score, x: [z] })),
      standard.map(({ score, z, g }) => ({ score, x: [z, g] })),
      standard.map(({ score, z, g }) => ({ score, x: [z, g, z * g] })),
    ].map(answers => fitOrdinalLogistic(cellsOf(answers)))
    return [
      ...models.map(
        (model, index) => [model && -2 * model.logLikelihood, groups.deviances[index] ?? null] as const,
      ),
      [models[1]?.slopes[1] ?? null, groups.slope],
    ]
  },
)

agree('uniform and non-uniform differences', 1e-3, 380, ({ compared }, { groups }) => {
  const found = ordinalDif(compared)
  const [level = null, group = null, both = null] = groups.deviances
  return [
    [found?.uniform.chiSquare ?? null, level !== null && group !== null ? level - group : null],
    [found?.nonUniform.chiSquare ?? null, group !== null && both !== null ? group - both : null],
  ]
})

agree('raked weights', 1e-6, 10_000, ({ sample, targetsA, targetsB }, { weights }) => {
  const ours = rakeWeights(sample.length, [
    { groups: sample.map(({ a }) => a), targets: targetsA },
    { groups: sample.map(({ b }) => b), targets: targetsB },
  ])
  return sample.map((_, index) => [ours?.[index] ?? null, weights[index] ?? null])
})

agree('lambda 6 of complete sets', 1e-8, 100, ({ scores }, { scales }) =>
  scores.every(row => row.every(score => score !== null))
    ? [[lambda6(covariancesOf(columnsOf(scores))), scales.lambda6]]
    : [],
)

test('2,800 people who come with psych: the published figures of their scale', context => {
  const { neuroticism } = refereeOr(context.skip).published
  const covariances = covariancesOf(columnsOf(neuroticism))
  const { mean, sd } = describeScores(
    neuroticism.map(row => {
      const own = answered(row)
      return own.length > 0 ? own.reduce((sum, score) => sum + score, 0) / own.length : null
    }),
  )
  const correlations = correlationsOf(covariances)
  const figures = [
    alphaOf(covariances),
    standardisedAlpha(covariances),
    lambda6(covariances),
    (correlations.sum() - correlations.trace()) / 20,
    mean,
    sd,
  ]
  expect(neuroticism).toHaveLength(2800)
  // As published: four to the sixth place, mean and spread to the fifth.
  for (const [index, value] of [0.813963, 0.814675, 0.799126, 0.467854, 3.16227, 1.19633].entries())
    expect(Math.abs((figures[index] ?? Number.NaN) - value), `figure ${index}`).toBeLessThan(
      index < 4 ? 1e-6 : 5e-6,
    )
})

test('183 schools that come with survey: their raked weights, within 1e-6 of R', context => {
  const { types, goals, weights } = refereeOr(context.skip).published.schools
  const ours = rakeWeights(types.length, [
    { groups: types, targets: [4421, 755, 1018] },
    { groups: goals, targets: [1072, 5122] },
  ])
  const mean = weights.reduce((sum, own) => sum + own, 0) / weights.length
  expect(weights).toHaveLength(183)
  expect(new Set(weights.map(own => own.toFixed(6))).size).toBe(6)
  for (const [index, own] of weights.entries())
    expect(Math.abs((ours?.[index] ?? Number.NaN) - own / mean)).toBeLessThan(1e-6)
})
