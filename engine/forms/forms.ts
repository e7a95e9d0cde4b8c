import { OTHER_SECTION_NAMES, SECTION_NAMES, type TemplateId, type Words } from '../vocabulary.ts'
import { SLOTS, type Slot } from './slots.ts'

export interface FormSection {
  readonly id: string
  readonly name: Words
  readonly count: number
  /** Five points an item. */
  readonly max: number
}

export interface Form {
  readonly id: TemplateId
  /** Raised when slots or sections change; stored with every attempt. */
  readonly version: number
  /** In the order in which they are answered. */
  readonly slots: readonly Slot[]
  readonly sections: readonly FormSection[]
  readonly count: number
  readonly max: number
  /** Some of its slots are filled from the block of the chosen field. */
  readonly asksField: boolean
}

/** Lists every version of a form, the oldest first. */
export type FormVersions = readonly [Form, ...Form[]]

/** Lists every released version of every form; one that attempts were started on never changes. */
export const FORM_VERSIONS: Readonly<Record<TemplateId, FormVersions>> = {
  basic: [defineForm('basic', 1, SECTION_NAMES, SLOTS)],
  advanced: [defineForm('advanced', 1, OTHER_SECTION_NAMES.advanced, SLOTS)],
  leadership: [defineForm('leadership', 1, OTHER_SECTION_NAMES.leadership, SLOTS)],
  quick: [defineForm('quick', 1, OTHER_SECTION_NAMES.quick, SLOTS)],
}

/** Maps each form to its newest version: what the bank is checked against and the selection screen shows. */
export const FORMS: Readonly<Record<TemplateId, Form>> = {
  basic: newestOf(FORM_VERSIONS.basic),
  advanced: newestOf(FORM_VERSIONS.advanced),
  leadership: newestOf(FORM_VERSIONS.leadership),
  quick: newestOf(FORM_VERSIONS.quick),
}

export function newestOf<Version>(versions: readonly [Version, ...Version[]]): Version {
  return versions.at(-1) ?? versions[0]
}

/** Makes a form of the slots that name it; its sections come in the order of their names. */
export function defineForm(
  id: TemplateId,
  version: number,
  names: Readonly<Record<string, Words>>,
  table: readonly Slot[],
): Form {
  const slots = table.filter(slot => slot.form === id)
  const sections = Object.entries(names).map(([section, name]) => {
    const count = slots.filter(slot => slot.section === section).length
    const max = 5 * count
    return { id: section, name, count, max }
  })
  return {
    id,
    version,
    slots,
    sections,
    count: slots.length,
    max: 5 * slots.length,
    asksField: slots.some(slot => slot.scope === 'field'),
  }
}
