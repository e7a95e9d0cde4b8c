import { chiSquareTail } from '../numbers/distributions.ts'
import { finiteOrNull } from '../numbers/finite.ts'

/** Holds an answer, or many alike: its points, whose it is, and among which people it is compared. */
export interface Compared {
  readonly score: number
  /** Of the group that is asked about; the others are the reference. */
  readonly focal: boolean
  readonly stratum: number
  /** How many answers it stands for; 1 unless it is given. */
  readonly count?: number
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
    const [focals, references] = [sumOver(focal, () => 1), sumOver(reference, () => 1)]
    weighted += scoresIn(focal) - (focals * scoresIn(reference)) / references
    compared += focals
  }
  const people = sumOver(answers, () => 1)
  const mean = scoresIn(answers) / people
  const spread = Math.sqrt(sumOver(answers, ({ score }) => (score - mean) ** 2) / (people - 1))
  return { ...trend, difference: finiteOrNull(weighted / compared / spread) }
}

/** Tests within strata whether scores rise with ordered groups, bands of experience for example: two groups are 0 and 1. */
export function mantelTrend(
  answers: readonly (Omit<Compared, 'focal'> & { readonly place: number })[],
): { chiSquare: number; p: number } | null {
  let [apart, variance] = [0, 0]
  for (const [, members] of Map.groupBy(answers, ({ stratum }) => stratum)) {
    const n = sumOver(members, () => 1)
    if (n < 2) continue
    const scores = scoresIn(members)
    const places = sumOver(members, ({ place }) => place)
    const joint = sumOver(members, ({ score, place }) => score * place)
    const scoreSquares = sumOver(members, ({ score }) => score ** 2)
    const placeSquares = sumOver(members, ({ place }) => place ** 2)
    apart += joint - (scores * places) / n
    variance += ((n * scoreSquares - scores ** 2) * (n * placeSquares - places ** 2)) / (n ** 2 * (n - 1))
  }
  if (!(variance > 0)) return null
  const chiSquare = apart ** 2 / variance
  return { chiSquare, p: chiSquareTail(chiSquare, 1) }
}

function scoresIn(members: readonly Pick<Compared, 'score' | 'count'>[]): number {
  return sumOver(members, ({ score }) => score)
}

function sumOver<Member extends { readonly count?: number }>(
  members: readonly Member[],
  of: (member: Member) => number,
): number {
  return members.reduce((sum, member) => sum + (member.count ?? 1) * of(member), 0)
}
