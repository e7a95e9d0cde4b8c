import type { Value } from '#engine/bank/item.ts'
import type { AssembledItem } from '#engine/forms/assemble-form.ts'
import { ANSWERS, type Answer, valueOfAnswer } from '#engine/public-view.ts'

/** Names how well an invented person does. */
export type Level = keyof typeof VALUES

/** Values in turn; seven, so that no facet's items all get the same. */
const VALUES = {
  high: [5, 4, 5, 5, 3, 5, 5],
  middle: [4, 3, 2, 4, 3, 5, 3],
  low: [2, 1, 2, 3, 1, 2, 4],
} as const satisfies Record<string, readonly Value[]>

/** Chooses the option whose value is the level's turn at this 0-based position of the form. */
export function chooseAnswer(item: AssembledItem, level: Level, position: number): Answer {
  const values = VALUES[level]
  const value = values[(position * 3 + Math.floor(position / 5)) % values.length]
  return ANSWERS.find(answer => valueOfAnswer(item, answer) === value) ?? 1
}
