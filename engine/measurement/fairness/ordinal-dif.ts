import { chiSquareTail } from '../numbers/distributions.ts'
import type { Cell } from '../regression/counts.ts'
import { fitOrdinalLogistic, type OrdinalModel } from '../regression/ordinal-logistic.ts'

/** Holds an answer, or many alike, with what its person reached in all. */
export interface Matched {
  readonly score: number
  readonly focal: boolean
  /** Sum over the items that are compared, this one included. */
  readonly match: number
  /** How many answers it stands for; 1 unless it is given. */
  readonly count?: number
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
  const people = answers.reduce((sum, { count = 1 }) => sum + count, 0)
  const mean = answers.reduce((sum, { match, count = 1 }) => sum + count * match, 0) / people
  const squares = answers.reduce((sum, { match, count = 1 }) => sum + count * (match - mean) ** 2, 0)
  const sd = Math.sqrt(squares / (people - 1))
  if (!(sd > 0)) return null
  const scores = [...new Set(answers.map(({ score }) => score))].sort((a, b) => a - b)
  const cells = [...Map.groupBy(answers, ({ match }) => match)].flatMap(([match, alike]) =>
    [false, true].flatMap(side => {
      const own = alike.filter(({ focal }) => focal === side)
      const counts = scores.map(score =>
        own.reduce((sum, answer) => (answer.score === score ? sum + (answer.count ?? 1) : sum), 0),
      )
      return own.length > 0 ? [{ x: [(match - mean) / sd, Number(side)], counts }] : []
    }),
  )
  const fit = (predictors: (z: number, group: number) => number[], near?: OrdinalModel | null) =>
    fitOrdinalLogistic(
      cells.map(({ x: [z = 0, group = 0], counts }) => ({ x: predictors(z, group), counts })),
      near ?? undefined,
    )
  const none = fitOrdinalLogistic(cellsOf(answers.map(({ score, count }) => ({ score, count, x: [] }))))
  const level = fit(z => [z])
  const group = fit((z, own) => [z, own], level)
  const both = fit((z, own) => [z, own, z * own], group)
  if (!none || !level || !group || !both) return null
  const nagelkerke = (logLikelihood: number) =>
    (1 - Math.exp((2 / people) * (none.logLikelihood - logLikelihood))) /
    (1 - Math.exp((2 / people) * none.logLikelihood))
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
  answers: readonly {
    readonly score: number
    readonly x: readonly number[]
    readonly count?: number | undefined
  }[],
): Cell[] {
  const scores = [...new Set(answers.map(({ score }) => score))].sort((a, b) => a - b)
  const cells = new Map<string, { x: readonly number[]; counts: number[] }>()
  for (const { score, x, count = 1 } of answers) {
    const key = x.join(' ')
    const cell = cells.get(key) ?? { x, counts: Array<number>(scores.length).fill(0) }
    const category = scores.indexOf(score)
    cell.counts[category] = (cell.counts[category] ?? 0) + count
    cells.set(key, cell)
  }
  return [...cells.values()]
}
