import type { Catalog } from '#contract/assessment.ts'
import type { BankItem } from '#engine/bank/block.ts'
import { openFields } from '#engine/forms/open.ts'
import { templates } from '#engine/forms/templates.ts'
import type { Released } from '#engine/versions/released.ts'
import { FIELD_IDS, FIELDS, TEMPLATE_IDS, type TemplateId } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { readPlans, ridingAlong } from '#server/features/pilots/plans.ts'

/** Lists what may be chosen in this release, the same for everyone: facts of the bank, and what rides along on trial. */
export async function listCatalog({
  database,
  released,
}: Pick<Deps, 'database' | 'released'>): Promise<Catalog> {
  const plans = await readPlans(database)
  const along = new Map(TEMPLATE_IDS.map(form => [form, ridingAlong(released, form, plans)]))
  const name = [...along.values()].map(items => items.map(({ key }) => key).join(' ')).join('|')
  const catalogs = known.get(released) ?? new Map<string, Catalog>()
  known.set(released, catalogs)
  const catalog = catalogs.get(name) ?? describe(released, along)
  catalogs.clear()
  catalogs.set(name, catalog)
  return catalog
}

// A release never changes, and plans seldom do.
const known = new WeakMap<Released, Map<string, Catalog>>()

function describe({ bank }: Released, along: ReadonlyMap<TemplateId, readonly BankItem[]>): Catalog {
  const open = openFields(bank)
  return {
    templates: templates(bank, form => along.get(form) ?? []),
    fields: FIELD_IDS.map(id => ({ id, ...FIELDS[id], open: open.includes(id) })),
  }
}
