import { type CoreFacetId, FACETS, type FacetId, type Words } from '../vocabulary.ts'
import { findSectionName } from './find-section-name.ts'

/** Finds the name of a facet of any form: in the three other forms a section is one facet and bears its id. */
export function findFacetName(id: FacetId): Words {
  return isCoreFacetId(id) ? FACETS[id].name : findSectionName(id)
}

export function isCoreFacetId(id: FacetId): id is CoreFacetId {
  return Object.hasOwn(FACETS, id)
}
