import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import type { ItemKey, Value } from '#engine/bank/item.ts'
import { findEasier } from '#engine/measurement/fairness/find-easier.ts'
import { type Defects, drawModels, simulateTakers } from '#engine/measurement/simulate.ts'
import { columnOf } from '#engine/measurement/table.ts'
import { watchStories } from '#engine/measurement/watch-stories.ts'
import { seededRandom } from '../../tests/support/seeded-random.ts'

export interface Planted {
  readonly seed: number
  readonly missed: readonly string[]
  /** Sound stories that were accused of anything, of all that were looked at. */
  readonly falseFlags: number
  readonly sound: number
}

/**
 * Invents takers of the real bank, makes five faults in one section of it (two stories with best and worst exchanged, one with
 * neighbours exchanged, one known to a tenth of the later half, one that repeats another for a half), and tells which of them are found.
 */
export function plantDefects(section: string, takers: number, seed: number): Planted {
  const random = seededRandom(seed)
  const stories = itemsOf(BANK).filter(({ item }) => item.slot.form === 'basic' && item.status !== 'retired')
  const own = stories.filter(({ item, field }) => item.slot.section === section && field === null)
  const keys = own.map(({ key }) => key)
  const defects = drawDefects(keys, takers / 2, random)
  const models = drawModels(
    stories.map(({ key }) => key),
    random,
  )
  const columns = new Map(keys.map((key, column) => [key, column]))
  const invented = simulateTakers(BANK, models, random, { defects })
  const people = Array.from({ length: takers }, () =>
    invented.next().value.answers.filter(answer => answer.section === section),
  )
  const sums = people.map(answers => answers.reduce((sum, { value }) => sum + value, 0))
  const table = people.map(answers => {
    const row = Array<Value | null>(keys.length).fill(null)
    for (const { key, value } of answers) {
      const column = columns.get(key)
      if (column !== undefined) row[column] = value
    }
    return row
  })
  const found = watchStories(table)
  const againstKey = found.stories.filter(story => story.againstKey).map(({ column }) => String(keys[column]))
  const leaked = findEasier(
    sums,
    keys.map((_, column) => columnOf(table, column)),
    sums.map((_, taker) => taker >= takers / 2),
  ).map(({ story }) => String(keys[story]))
  const dependent = found.dependent.map(({ one, other }) => [keys[one], keys[other]].sort().join(' and '))
  const wrong = defects.exchanged.map(({ key }) => key as string)
  const pair = [defects.dependent.key, defects.dependent.on].sort().join(' and ')
  const faulty = new Set<string>([...wrong, defects.leaked.key, ...pair.split(' and ')])
  const flagged = [...againstKey, ...leaked, ...dependent.flatMap(both => both.split(' and '))]
  return {
    seed,
    missed: [
      ...wrong.filter(key => !againstKey.includes(key)),
      ...(leaked.includes(defects.leaked.key) ? [] : [`leak of ${defects.leaked.key}`]),
      ...(dependent.includes(pair) ? [] : [pair]),
    ],
    falseFlags: new Set(flagged.filter(key => !faulty.has(key))).size,
    sound: keys.filter(key => !faulty.has(key)).length,
  }
}

function drawDefects(keys: readonly ItemKey[], from: number, random: () => number): Required<Defects> {
  const left = [...keys]
  const take = (fits: (key: ItemKey) => boolean = () => true): ItemKey => {
    const fitting = left.filter(fits)
    const key = fitting[Math.floor(random() * fitting.length)]
    if (!key) throw new Error('There is no story left to make a fault in.')
    // Its twin stays sound.
    left.splice(0, left.length, ...left.filter(other => slotOf(other) !== slotOf(key)))
    return key
  }
  // What repeats comes later in the form than what it repeats.
  const [one, other] = [take(), take()].sort()
  return {
    exchanged: [
      { key: take(), values: [1, 5] },
      { key: take(), values: [1, 5] },
      { key: take(), values: [3, 4] },
    ],
    leaked: { key: take(), share: 0.1, from },
    dependent: { key: other ?? take(), on: one ?? take(), share: 0.5 },
  }
}

function slotOf(key: ItemKey): string {
  return key.replace(/\/[ab]@\d+$/, '')
}
