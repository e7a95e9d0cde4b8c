import { at } from '../numbers/at.ts'
import type { StoryAnswers } from './count-alike.ts'

/** Computes by how much the share of one value differs between two groups, where it differs most; `null` where one has nobody. */
export function shareGap({ rows, scores }: StoryAnswers, focal: readonly boolean[]): number | null {
  const values = [...new Set(scores)]
  const counts = [values.map(() => 0), values.map(() => 0)] as const
  rows.forEach((row, index) => {
    const own = counts[focal[row] ? 0 : 1]
    const place = values.indexOf(at(scores, index))
    own[place] = at(own, place) + 1
  })
  const [ones, others] = counts.map(own => own.reduce((sum, count) => sum + count, 0))
  if (!ones || !others) return null
  return Math.max(
    ...values.map((_, place) => Math.abs(at(counts[0], place) / ones - at(counts[1], place) / others)),
  )
}
