import { type Bank, itemsOf } from '../bank/block.ts'
import { pairsIn } from '../bank/pairs-in.ts'
import { type AssembledItem, assembleForm } from '../forms/assemble-form.ts'
import { FORMS } from '../forms/forms.ts'
import { openFields, openForms } from '../forms/open.ts'
import { complementOf, storyIn } from '../forms/story-sets.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { expectedDifficulty, singles, spreadOfDifficulty } from './common-laws.ts'
import { completeness } from './completeness.ts'
import { alikeStories } from './duplicates.ts'
import type { Finding } from './finding.ts'
import { checkForm } from './form-checks.ts'
import { checkItem } from './item-checks.ts'
import { knowledgeOfField, topicsOfField } from './knowledge.ts'
import { pairLaws } from './pair-laws.ts'
import { schema } from './schema.ts'
import { sectionLaws } from './section-laws.ts'
import { filledOnce } from './slot.ts'

/**
 * Runs the automatic checks and P-01 to P-17 over every item, pair and open form, in both languages. A-29 needs the
 * ratings of experts; until they exist no item's status is above `read`.
 */
export function checkBank(bank: Bank): Finding[] {
  const entries = itemsOf(bank)
  return [
    ...Object.entries(bank).flatMap(([name, block]) => schema(name, block)),
    ...entries.flatMap(checkItem),
    ...filledOnce(entries),
    ...alikeStories(entries),
    ...completeness(bank),
    ...pairLaws(bank),
    ...entries.flatMap(expectedDifficulty),
    ...spreadOfDifficulty(entries),
    ...singles(entries),
    ...openAssemblies(bank).flatMap(assembly => {
      const { form, field } = assembly
      const key = field ? `${form}/${field}` : form
      const forms = OPPOSITE_SETS.map(set => itemsOfSet(bank, assembly, set))
      return [
        ...forms.flatMap(items => checkForm(form, items, key)),
        ...lawsOfSections(form, forms.flat(), key),
        ...(field ? [...knowledgeOfField(entries, field), ...topicsOfField(entries, field)] : []),
      ]
    }),
  ]
}

/** Two sets that tell opposite stories meet every item of the bank once. */
const OPPOSITE_SETS = [1, complementOf(1)]

/** Assembles an open form with the stories of a set. */
export function itemsOfSet(bank: Bank, assembly: Assembly, set: number): readonly AssembledItem[] {
  const assembled = assembleForm(bank, { ...assembly, storyAt: storyIn(set, assembly.field) })
  return assembled.kind === 'assembled' ? assembled.items : []
}

function lawsOfSections(form: TemplateId, items: readonly AssembledItem[], key: string): Finding[] {
  return FORMS[form].sections.flatMap(({ id }) => {
    const pairs = pairsIn(items.filter(({ section }) => section === id)).filter(({ mirrored }) => mirrored)
    return sectionLaws(pairs, `${key} ${id}`)
  })
}

export interface Assembly {
  readonly form: TemplateId
  readonly field: FieldId | null
}

/** Assembles every form that can be taken, with every field that can be chosen in it. */
export function openAssemblies(bank: Bank): Assembly[] {
  return openForms(bank).flatMap(form => {
    const fields: (FieldId | null)[] = FORMS[form].asksField ? openFields(bank) : [null]
    return fields.map(field => ({ form, field }))
  })
}
