import type { FacetLevel } from '../scoring/score-facet.ts'
import type { CoreFacetId, CoreSection, FACETS, Words } from '../vocabulary.ts'
import { competency } from './actions/competency.ts'
import { motivation } from './actions/motivation.ts'
import { skills } from './actions/skills.ts'

/** Of one facet: a clear one is widened and shared, a balanced one is made steady, a priority is begun. */
export type FacetActions = Readonly<Record<FacetLevel, readonly [Words, Words]>>

/** A facet or level without its two actions in both languages does not compile. */
export type SectionActions<Section extends CoreSection> = {
  readonly [Id in CoreFacetId as (typeof FACETS)[Id]['section'] extends Section ? Id : never]: FacetActions
}

/** 17 facets, 3 levels, 2 actions (blueprint 4.6, R11): things to do within weeks, at work or in study. */
export const ACTION_LIBRARY: Readonly<Record<CoreFacetId, FacetActions>> = {
  ...motivation,
  ...competency,
  ...skills,
}

/** The two actions of a facet at a level, in both languages. */
export function sayActions(facet: CoreFacetId, level: FacetLevel): Words[] {
  return [...ACTION_LIBRARY[facet][level]]
}
