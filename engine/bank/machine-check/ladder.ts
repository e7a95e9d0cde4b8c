import type { Value } from '../item.ts'
import { type Model, worldsOf } from './worlds.ts'

/**
 * Finds options that are not true in as many worlds that fulfil the premises as their value says
 * (docs/method/items.md#keyed-items): 5 and 4 in all, 3 in more than half, 2 in half or fewer but some, 1 in none; and
 * the 5 says more than the 4, which it entails.
 */
export function ladderFaults(model: Model, values: readonly Value[]): string[] {
  const { all, possible } = worldsOf(model)
  if (possible.length === 0) return ['the premises contradict each other']

  const faults = values.flatMap((value, index) => {
    const isTrue = model.options[index]
    const count = isTrue ? possible.filter(isTrue).length : 0
    if (isWorth(value, count / possible.length)) return []
    return [
      `option ${index + 1} is true in ${count} of ${possible.length} cases, which is not worth ${value}`,
    ]
  })
  const five = model.options[values.indexOf(5)]
  const four = model.options[values.indexOf(4)]
  if (!five || !four) return faults
  if (all.some(world => five(world) && !four(world)))
    faults.push('the option worth 5 does not entail the one worth 4')
  else if (!all.some(world => four(world) && !five(world)))
    faults.push('the option worth 4 says as much as the one worth 5')
  return faults
}

function isWorth(value: Value, share: number): boolean {
  if (value >= 4) return share === 1
  if (value === 3) return share > 0.5 && share < 1
  return value === 2 ? share > 0 && share <= 0.5 : share === 0
}

/**
 * Finds options of a pair whose shares of true worlds do not fall from the 5 (all) to the 1 (none), or of which one
 * entails another, so that form alone would rank them.
 */
export function fallingFaults(model: Model, values: readonly Value[]): string[] {
  const { options } = model
  const { all, possible } = worldsOf(model)
  if (possible.length === 0) return ['the premises contradict each other']

  const counts = byFallingValue(values).map(index => possible.filter(world => options[index]?.(world)).length)
  const falls = counts.every((count, step) => step === 0 || count < (counts[step - 1] ?? 0))
  const isLadder = falls && counts[0] === possible.length && counts.at(-1) === 0
  const entailments = options.flatMap((one, index) =>
    options.flatMap((other, place) =>
      index !== place && all.every(world => !one(world) || other(world))
        ? [`option ${index + 1} entails option ${place + 1}`]
        : [],
    ),
  )
  if (isLadder) return entailments
  return [
    `from 5 to 1 the options are true in ${counts.join(', ')} of ${possible.length} cases`,
    ...entailments,
  ]
}

const FALLING: readonly Value[] = [5, 4, 3, 2, 1]

/** Lists the indices of the options from the one worth 5 to the one worth 1. */
export function byFallingValue(values: readonly Value[]): number[] {
  return FALLING.map(value => values.indexOf(value))
}
