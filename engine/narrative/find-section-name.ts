import { FORM_VERSIONS } from '../forms/forms.ts'
import type { Words } from '../vocabulary.ts'

const NAMES: ReadonlyMap<string, Words> = new Map(
  Object.values(FORM_VERSIONS)
    .flat()
    .flatMap(form => form.sections.map(({ id, name }) => [id, name])),
)

/** Finds the name of a section of any form; section ids are unique over all forms. */
export function findSectionName(id: string): Words {
  const name = NAMES.get(id)
  if (!name) throw new Error(`No form has a section '${id}'.`)
  return name
}
