import type { FacetLevel } from '../scoring/score-facet.ts'
import type { CoreFacetId, CoreSection, FACETS, FacetId, OtherFacetId, Words } from '../vocabulary.ts'
import { advanced } from './actions/advanced.ts'
import { competency } from './actions/competency.ts'
import { leadership } from './actions/leadership.ts'
import { motivation } from './actions/motivation.ts'
import { quick } from './actions/quick.ts'
import { skills } from './actions/skills.ts'

/**
 * Holds the actions of one facet: a clear one is widened and shared, a balanced one is made steady, a priority is
 * begun.
 */
export type FacetActions = Readonly<Record<FacetLevel, readonly [Words, Words]>>

/** Requires two actions in both languages for every facet and level of a section; a missing one does not compile. */
export type SectionActions<Section extends CoreSection> = {
  readonly [Id in CoreFacetId as (typeof FACETS)[Id]['section'] extends Section ? Id : never]: FacetActions
}

/** Requires the actions of a form whose sections are one facet each; a missing one does not compile. */
export type FormActions<Id extends OtherFacetId> = Readonly<Record<Id, FacetActions>>

/**
 * Lists things to do within weeks, at work or in study (R11): 17 facets and the 12 of the three other forms, 3 levels,
 * 2 actions.
 */
export const ACTION_LIBRARY: Readonly<Record<FacetId, FacetActions>> = {
  ...motivation,
  ...competency,
  ...skills,
  ...advanced,
  ...leadership,
  ...quick,
}
