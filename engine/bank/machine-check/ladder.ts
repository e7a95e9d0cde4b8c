import type { Value } from '../item.ts'
import type { Model } from './worlds.ts'

/**
 * Finds options that are not true in as many worlds that fulfil the premises as their value says
 * (docs/method/items.md#keyed-items): 5 and 4 in all, 3 in more than half, 2 in half or fewer but some, 1 in none; and
 * the 5 says more than the 4, which it entails.
 */
export function ladderFaults(model: Model, values: readonly Value[]): string[] {
  const worlds = Array.from({ length: model.size }, (_, world) => world)
  const possible = worlds.filter(world => model.premises.every(premise => premise(world)))
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
  if (worlds.some(world => five(world) && !four(world)))
    faults.push('the option worth 5 does not entail the one worth 4')
  else if (!worlds.some(world => four(world) && !five(world)))
    faults.push('the option worth 4 says as much as the one worth 5')
  return faults
}

function isWorth(value: Value, share: number): boolean {
  if (value >= 4) return share === 1
  if (value === 3) return share > 0.5 && share < 1
  return value === 2 ? share > 0 && share <= 0.5 : share === 0
}
