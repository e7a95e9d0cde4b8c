import type { Matrix } from 'ml-matrix'
import type { NominalItem } from './models/item-model.ts'
import { at } from './numbers/at.ts'
import { normalQuantile } from './numbers/distributions.ts'

/** Holds what data say of two neighbouring values of a key. */
export interface KeyStep {
  /** Values of the two options, the lower first. */
  readonly lower: number
  readonly upper: number
  /** By how much more the upper option draws the able: difference of the slopes. */
  readonly rise: number
  /** Ends of the 95 % interval. */
  readonly from: number
  readonly to: number
  /** The whole interval lies above zero, below it, or on both sides. */
  readonly verdict: 'as keyed' | 'against the key' | 'open'
}

/**
 * Tests with data whether ability orders the options of a story as its key does: of each two neighbours, the one that is worth
 * more must draw the able more.
 *
 * @param item the calibrated story, its categories in the order of their values
 * @param values the value of each category, rising
 * @param covariances those of its parameters (`parameterCovariances`)
 */
export function testKey(item: NominalItem, values: readonly number[], covariances: Matrix): KeyStep[] {
  const z = normalQuantile(0.975)
  return values.slice(1).map((upper, index) => {
    const rise = at(item.slopes, index + 1) - at(item.slopes, index)
    const own = covariances.get(index, index)
    // The first category is the fixed one: it has no error.
    const variance =
      index === 0 ? own : own + covariances.get(index - 1, index - 1) - 2 * covariances.get(index, index - 1)
    const half = z * Math.sqrt(variance)
    const verdict = rise - half > 0 ? 'as keyed' : rise + half < 0 ? 'against the key' : 'open'
    return { lower: at(values, index), upper, rise, from: rise - half, to: rise + half, verdict }
  })
}
