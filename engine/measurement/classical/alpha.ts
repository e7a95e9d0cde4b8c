import { inverse, type Matrix } from 'ml-matrix'
import { fQuantile } from '../numbers/distributions.ts'
import { finiteOrNull } from '../numbers/finite.ts'
import { correlationsOf, partOf, varyingIn } from './covariances-of.ts'

/** Computes Cronbach's alpha of the items that vary; `null` with fewer than two of them. */
export function alphaOf(covariances: Matrix): number | null {
  const varying = varyingIn(covariances)
  const count = varying.length
  if (count < 2) return null
  const own = partOf(covariances, varying)
  return finiteOrNull((count / (count - 1)) * (1 - own.trace() / own.sum()))
}

/** Computes the alpha that each item would leave behind; an item that does not vary has none to leave. */
export function alphaIfDropped(covariances: Matrix): (number | null)[] {
  const varying = varyingIn(covariances)
  return covariances.diagonal().map((_, index) => {
    if (!varying.includes(index)) return null
    return alphaOf(
      partOf(
        covariances,
        varying.filter(other => other !== index),
      ),
    )
  })
}

/** Computes alpha of items brought to one spread: k r / (1 + (k - 1) r), with the mean correlation r. */
export function standardisedAlpha(covariances: Matrix): number | null {
  const varying = varyingIn(covariances)
  return varying.length < 2 ? null : alphaOf(correlationsOf(partOf(covariances, varying)))
}

/** Computes Guttman's lambda 6, from how well the other items foretell each one. */
export function lambda6(covariances: Matrix): number | null {
  const varying = varyingIn(covariances)
  if (varying.length < 2) return null
  const correlations = correlationsOf(partOf(covariances, varying))
  try {
    const unexplained = inverse(correlations)
      .diagonal()
      .reduce((sum, entry) => sum + 1 / entry, 0)
    return finiteOrNull(1 - unexplained / correlations.sum())
  } catch {
    // Two items that say the same leave no inverse.
    return null
  }
}

/**
 * Computes alpha of a scale made of facets, `1 - sum(s_f^2 (1 - alpha_f)) / s^2`: what a section and a total report.
 *
 * @param strata the items of each facet; together all items of the scale
 */
export function stratifiedAlpha(covariances: Matrix, strata: readonly (readonly number[])[]): number | null {
  const unreliable = strata.reduce((sum, items) => {
    const own = partOf(covariances, items)
    const alpha = alphaOf(own)
    // One item, or none that varies: all of its variance may be error.
    return sum + own.sum() * (1 - (alpha ?? 0))
  }, 0)
  const all = covariances.sum()
  return all > 0 ? finiteOrNull(1 - unreliable / all) : null
}

/** Computes Feldt's 95 % interval of an alpha from n people and k items. */
export function feldtInterval(alpha: number, people: number, items: number): { from: number; to: number } {
  const [above, below] = [people - 1, (people - 1) * (items - 1)]
  return {
    from: 1 - (1 - alpha) * fQuantile(0.975, above, below),
    to: 1 - (1 - alpha) * fQuantile(0.025, above, below),
  }
}

/** Computes the standard error of measurement: spread of the sum by the root of what is unreliable. */
export function standardErrorOfMeasurement(covariances: Matrix, reliability: number): number | null {
  return finiteOrNull(Math.sqrt(covariances.sum() * (1 - reliability)))
}
