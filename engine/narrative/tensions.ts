import type { CoreFacetId } from '../vocabulary.ts'
import type { TensionId } from './narrative-line.ts'

/** Pairs a clear facet (75 and more) with a priority (below 50), in order of precedence (R12). */
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
