import type { Catalog } from '#contract/assessment.ts'
import { BANK } from '#engine/bank/index.ts'
import { openFields } from '#engine/forms/open.ts'
import { templates } from '#engine/forms/templates.ts'
import { FIELD_IDS, FIELDS } from '#engine/vocabulary.ts'

/** Lists what may be chosen in this release: facts of the bank, the same for everyone. */
export function listCatalog(): Catalog {
  catalog ??= {
    templates: templates(BANK),
    fields: FIELD_IDS.map(id => ({ id, ...FIELDS[id], open: openFields(BANK).includes(id) })),
  }
  return catalog
}

let catalog: Catalog | undefined
