import type { FacetLevel } from '../scoring/score-facet.ts'
import type { CoreFacetId, Rating } from '../vocabulary.ts'

/** Holds what each rule hands to its sentence (docs/method/narrative.md), in points unless said otherwise. */
export interface RuleValues {
  /** The quality line. */
  R8: { readonly level: 'caution' | 'low' }
  /** Situations that an earlier attempt has answered. */
  R14: { readonly count: number; readonly of: number }
  R15: { readonly count: number; readonly of: number }
  /** Leadership readiness. */
  R2: NoValues
  /** Close to a limit between two bands. */
  R5: NoValues
  /** A section that is a strength. */
  R1: { readonly section: string; readonly score: number; readonly max: number }
  /** An excellent total without one; stands for the development lines. */
  R4: NoValues
  /** A development area; the facet is null in the forms whose section is one facet. */
  R3a: { readonly section: string; readonly rating: Rating; readonly facet: CoreFacetId | null }
  R3b: { readonly section: string; readonly facets: readonly [CoreFacetId, CoreFacetId] | null }
  R3c: { readonly section: string }
  /** The free part's plain list, in place of R3a to R3c; at least one. */
  'development-areas': { readonly sections: readonly string[] }
  /** What a high motivation score means. */
  R9: NoValues
  /** A relative strength, with its index as a reader sees it. */
  R10: { readonly facet: CoreFacetId; readonly section: string; readonly index: number }
  /** The facets of this section are too close to be ranked. */
  R13: { readonly section: string }
  /** Two facets that pull against each other. */
  R12: { readonly tension: TensionId }
  /** A facet to develop; its actions come from the action library by facet and level; with its index as a reader sees it. */
  R11: {
    readonly facet: CoreFacetId
    readonly section: string
    readonly level: FacetLevel
    readonly index: number
  }
  /** The estimated range of the total. */
  R6: { readonly from: number; readonly to: number }
  /** No norms yet. */
  R7: NoValues
}

export type NoValues = Readonly<Record<string, never>>

export type TensionId = 'INF-COM' | 'ACH-ADP' | 'AUT-TEA' | 'MAS-PLN' | 'DEC-QUA'

export type RuleId = keyof RuleValues

/**
 * Names where a line goes: `free` to everybody, `detail` to readers of an unlocked report
 * (docs/product.md#free-and-locked).
 */
export type Part = 'free' | 'detail'

/** Holds one sentence of the narrative, before it has a language. */
export type NarrativeLine<Id extends RuleId = RuleId> = {
  [Each in Id]: { readonly rule: Each; readonly part: Part; readonly values: RuleValues[Each] }
}[Id]

/** Holds the sentences of the narrative in one language; a missing one does not compile. */
export type Sentences = { readonly [Id in RuleId]: (values: RuleValues[Id]) => string }
