import type { Form } from '../../forms/forms.ts'
import type { MarginBy, NormBase } from '../../vocabulary.ts'

/** Holds one margin: what share of the base each group should be, in percent. */
export interface NormMargin {
  readonly by: MarginBy
  readonly shares: Readonly<Record<string, number>>
}

/** Describes whom a norm compares with, and how its people are weighted. */
export interface NormPlan {
  readonly by: NormBase
  /** Empty for everybody. */
  readonly group: string
  readonly margins: readonly NormMargin[]
}

/** Holds the percentiles of every score that a part can have, from `lowest` on. */
export interface NormPart {
  /** Of a section; empty for the total. */
  readonly id: string
  readonly lowest: number
  readonly percentiles: readonly number[]
  /** Ends of the interval, 9 in 10. */
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Holds what was computed of a norm. */
export type NormOutcome =
  | {
      readonly kind: 'weighted'
      readonly people: number
      /** Of how many people with equal weights they are worth. */
      readonly effective: number
      /** Empty below the gate: nothing is computed there. */
      readonly parts: readonly NormPart[]
    }
  /** A group that the margins ask for has nobody; null where the margins contradict each other. */
  | { readonly kind: 'unweighable'; readonly missing: { by: MarginBy; group: string } | null }

/**
 * Lists the places of a form's questions that a base compares on. Who comes from all fields is compared on the questions that
 * all fields share.
 */
export function comparedOn({ slots }: Pick<Form, 'slots'>, by: NormBase, section?: string): number[] {
  return slots.flatMap((slot, position) =>
    (section === undefined || slot.section === section) && (by === 'field' || slot.scope === 'common')
      ? [position]
      : [],
  )
}

/** Lists the parts that a norm compares: the total, then the sections. */
export function partsOf(form: Pick<Form, 'slots' | 'sections'>, by: NormBase) {
  return [
    { id: '', positions: comparedOn(form, by) },
    ...form.sections.map(({ id }) => ({ id, positions: comparedOn(form, by, id) })),
  ].filter(({ positions }) => positions.length > 0)
}
