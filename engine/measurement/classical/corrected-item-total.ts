import type { Matrix } from 'ml-matrix'
import { finiteOrNull } from '../numbers/finite.ts'

/**
 * Computes each item's correlation with the sum of the others, from covariances alone; `null` where the item or the rest
 * does not vary.
 */
export function correctedItemTotals(covariances: Matrix): (number | null)[] {
  const all = covariances.sum()
  return covariances.diagonal().map((variance, index) => {
    const withTotal = covariances.getRow(index).reduce((sum, entry) => sum + entry, 0)
    const rest = all - 2 * withTotal + variance
    // What is left of rounding is no variance.
    if (!(variance > 0) || !(rest > 1e-12 * all)) return null
    return finiteOrNull((withTotal - variance) / Math.sqrt(variance * rest))
  })
}
