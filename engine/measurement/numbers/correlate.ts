import type { Row } from '../table.ts'
import { at } from './at.ts'

/** Computes Pearson's r over the people who have both scores; `null` where a side does not vary or nobody has both. */
export function correlate(some: Row, others: Row): number | null {
  const x: number[] = []
  const y: number[] = []
  some.forEach((score, index) => {
    const other = others[index] ?? null
    if (score === null || other === null) return
    x.push(score)
    y.push(other)
  })
  const meanX = x.reduce((sum, value) => sum + value, 0) / x.length
  const meanY = y.reduce((sum, value) => sum + value, 0) / y.length
  let [joint, alone, beside] = [0, 0, 0]
  for (let index = 0; index < x.length; index += 1) {
    const [left, right] = [at(x, index) - meanX, at(y, index) - meanY]
    joint += left * right
    alone += left * left
    beside += right * right
  }
  return alone > 0 && beside > 0 ? joint / Math.sqrt(alone * beside) : null
}
