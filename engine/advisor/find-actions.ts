import { sayActions } from '../narrative/action-library.ts'
import { isCoreFacetId } from '../narrative/find-facet-name.ts'
import type { ReportFacet } from '../report/compose-report.ts'
import type { CoreFacetId, OtherFacetId, Words } from '../vocabulary.ts'

/** Whose actions serve a facet of the other forms; within one form no facet is borrowed twice. */
const KINDRED: Readonly<Record<OtherFacetId, readonly [CoreFacetId, CoreFacetId]>> = {
  LDR: ['INF', 'PUR'],
  INN: ['MAS', 'AUT'],
  PRS: ['ADP', 'PLN'],
  CMM: ['COM', 'TEA'],
  PSV: ['PRB', 'LOG'],
  STR: ['ANA', 'PLN'],
  TMG: ['TEA', 'INF'],
  DMK: ['DEC', 'LOG'],
  CNF: ['COM', 'ADP'],
  SKL: ['PRB', 'ANA'],
  WST: ['PLN', 'QUA'],
  CAR: ['ACH', 'MAS'],
}

/** Two actions of the library for a facet of any form, at its level. */
export function findActions({ id, level }: Pick<ReportFacet, 'id' | 'level'>): readonly Words[] {
  if (isCoreFacetId(id)) return sayActions(id, level)
  return KINDRED[id].flatMap(kindred => sayActions(kindred, level).slice(0, 1))
}
