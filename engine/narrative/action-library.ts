import type { FacetLevel } from '../scoring/score-facet.ts'
import type { CoreFacetId, CoreSection, FACETS, FacetId, OtherFacetId, Words } from '../vocabulary.ts'
import { advanced } from './actions/advanced.ts'
import { competency } from './actions/competency.ts'
import { leadership } from './actions/leadership.ts'
import { motivation } from './actions/motivation.ts'
import { quick } from './actions/quick.ts'
import { skills } from './actions/skills.ts'

/** Of one facet: a clear one is widened and shared, a balanced one is made steady, a priority is begun. */
export type FacetActions = Readonly<Record<FacetLevel, readonly [Words, Words]>>

/** A facet or level without its two actions in both languages does not compile. */
export type SectionActions<Section extends CoreSection> = {
  readonly [Id in CoreFacetId as (typeof FACETS)[Id]['section'] extends Section ? Id : never]: FacetActions
}

/** The same for a form whose sections are one facet each. */
export type FormActions<Id extends OtherFacetId> = Readonly<Record<Id, FacetActions>>

/** 17 facets and the 12 of the three other forms, 3 levels, 2 actions (R11): things to do within weeks, at work or in study. */
export const ACTION_LIBRARY: Readonly<Record<FacetId, FacetActions>> = {
  ...motivation,
  ...competency,
  ...skills,
  ...advanced,
  ...leadership,
  ...quick,
}
