import type { CoreFacetId } from '../vocabulary.ts'
import type { TensionId } from './narrative-line.ts'

/** A facet that is clear (75 and more) beside one that is a priority (below 50): rule R12, in order of precedence. */
export const TENSIONS: Readonly<
  Record<TensionId, { readonly high: CoreFacetId; readonly low: CoreFacetId }>
> = {
  'INF-COM': { high: 'INF', low: 'COM' },
  'ACH-ADP': { high: 'ACH', low: 'ADP' },
  'AUT-TEA': { high: 'AUT', low: 'TEA' },
  'MAS-PLN': { high: 'MAS', low: 'PLN' },
  'DEC-QUA': { high: 'DEC', low: 'QUA' },
}

export const TENSION_IDS = Object.keys(TENSIONS) as readonly TensionId[]
