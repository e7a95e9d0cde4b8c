import { CORE_FACET_IDS, type CoreFacetId } from '../vocabulary.ts'
import type { FacetProfile } from './fit-to.ts'

/** Items of each facet in the core form (docs/method/measured.md). */
const ITEMS: Readonly<Partial<Record<CoreFacetId, number>>> = { PRB: 8, LOG: 6, ANA: 6 }

/** Builds a profile for tests from index points, with the errors of V19 to V22 (s = 1). */
export function sampleProfile(indexOf: (id: CoreFacetId) => number): FacetProfile {
  const entries = CORE_FACET_IDS.map(id => {
    const count = ITEMS[id] ?? 5
    const high = Math.round((indexOf(id) / 100) * count)
    return [id, { index: indexOf(id), standardError: 25 / Math.sqrt(count), high, count }]
  })
  return Object.fromEntries(entries)
}

/** Parses a profile for tests from a line such as `AUT60 MAS75 ...`. */
export function parseProfile(text: string): FacetProfile {
  const indices = new Map(text.split(' ').map(part => [part.slice(0, 3), Number(part.slice(3))]))
  return sampleProfile(id => indices.get(id) ?? Number.NaN)
}
