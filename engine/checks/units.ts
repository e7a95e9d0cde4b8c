import type { AssembledItem } from '../forms/assemble-form.ts'
import { FORMS } from '../forms/forms.ts'
import type { TemplateId } from '../vocabulary.ts'

/** Holds a run of items to which the limits of a section apply. */
export interface Unit {
  readonly name: string
  readonly items: readonly AssembledItem[]
}

/**
 * Splits the core form into its sections; keeps another form whole, because a section of 5 to 10 items fails such
 * limits by chance.
 */
export function unitsOf(form: TemplateId, items: readonly AssembledItem[]): Unit[] {
  if (form !== 'basic') return [{ name: `form ${form}`, items }]
  return FORMS.basic.sections.map(({ id }) => ({
    name: `section ${id}`,
    items: items.filter(item => item.section === id),
  }))
}
