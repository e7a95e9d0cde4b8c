import type { BankItem } from '../bank/block.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { COVERAGE } from '../forms/coverage.ts'
import { FORMS } from '../forms/forms.ts'
import type { TemplateId } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

/** Checks that an item of a facet that has cells names one of them. */
export function cell({ key, item }: BankItem): Finding[] {
  const cells = Object.keys(COVERAGE[item.facet]?.cells ?? {})
  if (cells.length === 0 || cells.includes(item.cell ?? '')) return []
  return [fail('A-26', key, 'cell', `${item.cell ?? 'none'}, not one of ${cells.join(', ')}`)]
}

/** Checks that a form asks each facet as often, in the types and about the cells that `COVERAGE` says. */
export function coverage(form: TemplateId, items: readonly AssembledItem[], key: string): Finding[] {
  const sections = FORMS[form].sections.flatMap(section =>
    differences({ [section.id]: section.count }, items, item => item.section),
  )
  const facets = [...new Set(items.map(({ item }) => item.facet))].flatMap(facet => {
    const own = items.filter(({ item }) => item.facet === facet)
    // A facet that there is not is A-01's to name.
    return [
      ...differences(COVERAGE[facet]?.types ?? {}, own, ({ item }) => item.type),
      ...differences(COVERAGE[facet]?.cells ?? {}, own, ({ item }) => item.cell ?? 'none'),
    ].map(message => `${facet} ${message}`)
  })
  return [...sections, ...facets].map(message => fail('A-26', key, 'coverage', message))
}

function differences(
  wanted: Readonly<Record<string, number>>,
  items: readonly AssembledItem[],
  nameOf: (item: AssembledItem) => string,
): string[] {
  return Object.entries(wanted).flatMap(([name, count]) => {
    const actual = items.filter(item => nameOf(item) === name).length
    return actual === count ? [] : [`${name}: ${actual} items, not ${count}`]
  })
}
