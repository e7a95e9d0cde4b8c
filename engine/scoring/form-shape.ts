import type { TemplateId } from '../vocabulary.ts'

/** Holds what scoring has to know of a form (`forms/forms.ts`), in points; every item is worth 1 to 5. */
export interface FormShape {
  readonly id: TemplateId
  /** In the order in which they are answered. */
  readonly sections: readonly SectionShape[]
  /** The highest possible total: 450, 200 or 75. */
  readonly max: number
}

export interface SectionShape {
  /** In the three other forms a section is one facet and bears its id. */
  readonly id: string
  /** Items, numbered from 1. */
  readonly count: number
  /** The highest possible score: five times the items. */
  readonly max: number
}
