import { describeScores } from '../numbers/describe-scores.ts'
import { chiSquareTail } from '../numbers/distributions.ts'
import { finiteOrNull } from '../numbers/finite.ts'

/** Holds one answer: its points, whose it is, and among which people it is compared. */
export interface Compared {
  readonly score: number
  /** Of the group that is asked about; the others are the reference. */
  readonly focal: boolean
  readonly stratum: number
}

/** Holds Mantel's test of ordered scores and its size. */
export interface MantelResult {
  readonly chiSquare: number
  readonly p: number
  /** Mean difference, focal less reference, weighted by the focal group, in units of the item's spread. */
  readonly difference: number | null
}

/**
 * Compares two groups within strata of people with equal sums (Mantel 1963), one degree of freedom, no continuity
 * correction; `null` where no stratum holds both groups and two different scores.
 */
export function mantel(answers: readonly Compared[]): MantelResult | null {
  const trend = mantelTrend(answers.map(answer => ({ ...answer, place: Number(answer.focal) })))
  if (!trend) return null
  let [weighted, compared] = [0, 0]
  for (const [, members] of Map.groupBy(answers, ({ stratum }) => stratum)) {
    const focal = members.filter(member => member.focal)
    const reference = members.filter(member => !member.focal)
    if (focal.length === 0 || reference.length === 0) continue
    weighted += scoresIn(focal) - (focal.length * scoresIn(reference)) / reference.length
    compared += focal.length
  }
  const spread = describeScores(answers.map(({ score }) => score)).sd ?? Number.NaN
  return { ...trend, difference: finiteOrNull(weighted / compared / spread) }
}

/** Tests within strata whether scores rise with ordered groups, bands of experience for example: two groups are 0 and 1. */
export function mantelTrend(
  answers: readonly { readonly score: number; readonly place: number; readonly stratum: number }[],
): { chiSquare: number; p: number } | null {
  let [apart, variance] = [0, 0]
  for (const [, members] of Map.groupBy(answers, ({ stratum }) => stratum)) {
    const n = members.length
    if (n < 2) continue
    const scores = scoresIn(members)
    const places = members.reduce((sum, { place }) => sum + place, 0)
    const joint = members.reduce((sum, { score, place }) => sum + score * place, 0)
    const scoreSquares = members.reduce((sum, { score }) => sum + score ** 2, 0)
    const placeSquares = members.reduce((sum, { place }) => sum + place ** 2, 0)
    apart += joint - (scores * places) / n
    variance += ((n * scoreSquares - scores ** 2) * (n * placeSquares - places ** 2)) / (n ** 2 * (n - 1))
  }
  if (!(variance > 0)) return null
  const chiSquare = apart ** 2 / variance
  return { chiSquare, p: chiSquareTail(chiSquare, 1) }
}

function scoresIn(members: readonly { readonly score: number }[]): number {
  return members.reduce((sum, { score }) => sum + score, 0)
}
