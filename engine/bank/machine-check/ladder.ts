import type { Value } from '../item.ts'
import { type Model, worldsOf } from './worlds.ts'

/**
 * Finds options whose shares of true worlds do not fall from the 5 (all) to the 1 (none), or of which one
 * entails another, so that form alone would rank them.
 */
export function ladderFaults(model: Model, values: readonly Value[]): string[] {
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
