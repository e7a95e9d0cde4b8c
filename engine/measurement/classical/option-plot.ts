import { at } from '../numbers/at.ts'
import { finiteOrNull } from '../numbers/finite.ts'
import { rankGroups } from '../numbers/rank-groups.ts'
import type { Score } from '../table.ts'

/** Holds, for each option, how often each rank group chose it, the lowest group first. */
export interface OptionPlot {
  readonly counts: readonly (readonly number[])[]
  readonly shares: readonly number[]
  /** Mean rest score of those who chose it; `null` where nobody did. Should rise with the value. */
  readonly restMeans: readonly (number | null)[]
}

/**
 * Counts who chooses which option: the table behind an item's plot.
 *
 * @param chosen the option of each person, from 0
 * @param rests the rest score of each person; people without one are left out
 */
export function optionPlot(
  chosen: readonly Score[],
  rests: readonly Score[],
  { options, groups }: { readonly options: number; readonly groups: number },
): OptionPlot {
  const [chosenBy, restsOf]: [number[], number[]] = [[], []]
  for (let index = 0; index < chosen.length; index += 1) {
    const [option, rest] = [chosen[index] ?? null, rests[index] ?? null]
    if (option === null || rest === null) continue
    chosenBy.push(option)
    restsOf.push(rest)
  }
  const ranks = rankGroups(restsOf, groups)
  const counts = Array.from({ length: options }, () => Array<number>(groups).fill(0))
  const sums = Array<number>(options).fill(0)
  chosenBy.forEach((option, index) => {
    const own = counts[option]
    if (own) own[at(ranks, index)] = at(own, at(ranks, index)) + 1
    sums[option] = at(sums, option) + at(restsOf, index)
  })
  const totals = counts.map(own => own.reduce((sum, count) => sum + count, 0))
  return {
    counts,
    shares: totals.map(total => total / chosenBy.length),
    restMeans: totals.map((total, option) => finiteOrNull(at(sums, option) / total)),
  }
}
