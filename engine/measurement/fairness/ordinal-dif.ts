import { describeScores } from '../numbers/describe-scores.ts'
import { chiSquareTail } from '../numbers/distributions.ts'
import type { Cell } from '../regression/counts.ts'
import { fitOrdinalLogistic } from '../regression/ordinal-logistic.ts'

/** Holds one answer with what its person reached in all. */
export interface Matched {
  readonly score: number
  readonly focal: boolean
  /** Sum over the items that are compared, this one included. */
  readonly match: number
}

export interface LikelihoodRatio {
  readonly chiSquare: number
  readonly degrees: number
  readonly p: number
}

/** Holds three ordinal regressions compared (Choi, Gibbons and Crane 2011). */
export interface OrdinalDif {
  /** One group finds the item harder at every level. */
  readonly uniform: LikelihoodRatio
  /** The groups differ more at some levels than at others. */
  readonly nonUniform: LikelihoodRatio
  readonly total: LikelihoodRatio
  /** Gain of Nagelkerke's pseudo-R2 from no group to both effects. */
  readonly rSquaredChange: number
  /** How far the slope of the sum moves when the group is told, as a share of itself. */
  readonly slopeChange: number
}

/** Tests whether people of equal sums from two groups answer an item unlike; `null` where a model has no finite solution. */
export function ordinalDif(answers: readonly Matched[]): OrdinalDif | null {
  const { mean, sd } = describeScores(answers.map(({ match }) => match))
  if (mean === null || sd === null || sd === 0) return null
  const standard = answers.map(answer => ({ ...answer, z: (answer.match - mean) / sd }))
  type Standard = (typeof standard)[number]
  const fit = (predictors: (answer: Standard) => number[]) =>
    fitOrdinalLogistic(cellsOf(standard.map(answer => ({ score: answer.score, x: predictors(answer) }))))
  const models = [
    fit(() => []),
    fit(({ z }) => [z]),
    fit(({ z, focal }) => [z, Number(focal)]),
    fit(({ z, focal }) => [z, Number(focal), focal ? z : 0]),
  ]
  const [none, level, group, both] = models
  if (!none || !level || !group || !both) return null
  const nagelkerke = (logLikelihood: number) =>
    (1 - Math.exp((2 / answers.length) * (none.logLikelihood - logLikelihood))) /
    (1 - Math.exp((2 / answers.length) * none.logLikelihood))
  const [slope = Number.NaN] = level.slopes
  const [moved = Number.NaN] = group.slopes
  return {
    uniform: ratioOf(level.logLikelihood, group.logLikelihood, 1),
    nonUniform: ratioOf(group.logLikelihood, both.logLikelihood, 1),
    total: ratioOf(level.logLikelihood, both.logLikelihood, 2),
    rSquaredChange: nagelkerke(both.logLikelihood) - nagelkerke(level.logLikelihood),
    slopeChange: Math.abs((moved - slope) / slope),
  }
}

function ratioOf(small: number, large: number, degrees: number): LikelihoodRatio {
  const chiSquare = Math.max(0, 2 * (large - small))
  return { chiSquare, degrees, p: chiSquareTail(chiSquare, degrees) }
}

/** Joins people with equal predictors; a category that nobody chose is none. */
export function cellsOf(
  answers: readonly { readonly score: number; readonly x: readonly number[] }[],
): Cell[] {
  const scores = [...new Set(answers.map(({ score }) => score))].sort((a, b) => a - b)
  const cells = new Map<string, { x: readonly number[]; counts: number[] }>()
  for (const { score, x } of answers) {
    const key = x.join(' ')
    const cell = cells.get(key) ?? { x, counts: Array<number>(scores.length).fill(0) }
    const category = scores.indexOf(score)
    cell.counts[category] = (cell.counts[category] ?? 0) + 1
    cells.set(key, cell)
  }
  return [...cells.values()]
}
