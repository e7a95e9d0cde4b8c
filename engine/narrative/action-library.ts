import type { FacetLevel } from '../scoring/score-facet.ts'
import type { CoreFacetId, CoreSection, FACETS, FacetId, OtherFacetId, Words } from '../vocabulary.ts'
import { advanced } from './actions/advanced.ts'
import { leadership } from './actions/leadership.ts'
import { leading } from './actions/leading/index.ts'
import { quick } from './actions/quick.ts'
import { student } from './actions/student/index.ts'
import { working } from './actions/working/index.ts'
import type { CareerStage } from './career-stage.ts'

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

/** Holds what a report's actions are taken from, by the career stage of its reader. */
export type ActionLibrary = Readonly<Record<CareerStage, Readonly<Record<FacetId, FacetActions>>>>

/** Holds the actions of the three other forms, whose facets are the sections themselves: the same ones for every stage. */
const OTHER_FORMS = { ...advanced, ...leadership, ...quick }

/**
 * Lists things to do within weeks (R11): for each career stage 17 facets, 3 levels, 2 actions; and the 12 facets of the three
 * other forms.
 */
export const ACTION_LIBRARY: ActionLibrary = {
  student: { ...student, ...OTHER_FORMS },
  working: { ...working, ...OTHER_FORMS },
  leading: { ...leading, ...OTHER_FORMS },
}
