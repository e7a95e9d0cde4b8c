import type { Bank } from '../bank/block.ts'
import { isObjective } from '../bank/instruction.ts'
import type { ErrorCode, Item, ItemKey, Items, ItemText, Value } from '../bank/item.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import type { AssembledItem } from './assemble-form.ts'
import { COVERAGE } from './coverage.ts'
import { SLOTS } from './slots.ts'

const VERBS = {
  ar: 'أكتب أرسم أجمع أنقل أرتب أفتح أقرأ أحسب أصنع أحمل أضع ألون أقص ألصق أعدّ'.split(' '),
  en: 'write draw collect move sort open read count make carry lay paint cut glue tally'.split(' '),
}
const ERRORS: Readonly<Record<Value, ErrorCode>> = {
  5: 'OK',
  4: 'E-WEAKER',
  3: 'E-ONE-RULE',
  2: 'E-CONVERSE',
  1: 'E-NONE',
}

/** Builds a form for tests that fills every slot and fails no check over a form. Its sentences mean nothing. */
export function sampleForm(form: TemplateId, field: FieldId | null): AssembledItem[] {
  return SLOTS.filter(slot => slot.form === form).map((slot, index) => {
    const { section, number, facet, type } = slot
    const block = slot.scope === 'field' ? (field ?? 'technology') : form === 'basic' ? section : form
    const key: ItemKey = `${block}-${section}-${number}@1`
    const objective = isObjective(facet)
    const item: Item = {
      slot: { form, section, number },
      facet,
      type,
      ...cellOf(slot),
      status: 'draft',
      options: slot.display.map(value => ({
        value,
        rationale: 'invented',
        ...(objective ? { error: ERRORS[value] } : {}),
        ...(section === 'motivation' ? { motive: 'mastery' as const } : {}),
      })) as unknown as Item['options'],
      ...(objective ? { solution: 'invented' } : {}),
    }
    const text = { ar: arabic(index, slot.display), en: english(index, slot.display) }
    return {
      key,
      block,
      field: slot.scope === 'field' ? field : null,
      version: 1,
      item,
      text,
      slot,
      section,
      number,
    }
  })
}

/** Builds the sample form as a bank of blocks. */
export function sampleBank(form: TemplateId, field: FieldId | null): Bank {
  const blocks: Record<string, { items: Items; ar: Record<string, ItemText>; en: Record<string, ItemText> }> =
    {}
  for (const { key, block, item, text } of sampleForm(form, field)) {
    const { items = {}, ar = {}, en = {} } = blocks[block] ?? {}
    blocks[block] = {
      items: { ...items, [key]: item },
      ar: { ...ar, [key]: text.ar },
      en: { ...en, [key]: text.en },
    }
  }
  return blocks
}

/** The cells of a facet are dealt out in the order of its slots. */
function cellOf(slot: (typeof SLOTS)[number]): Pick<Item, 'cell'> {
  const cells = Object.entries(COVERAGE[slot.facet].cells).flatMap(([cell, count]) =>
    Array<string>(count).fill(cell),
  )
  const own = SLOTS.filter(other => other.form === slot.form && other.facet === slot.facet)
  const cell = cells[own.indexOf(slot)]
  return cell === undefined ? {} : { cell }
}

/** Women and men by turns, one place in five in another Arab country, options of one length with verbs dealt out evenly. */
function arabic(index: number, values: readonly Value[]): ItemText {
  const place = index % 5 === 0 ? 'القاهرة' : 'الرياض'
  return {
    story: `${index + 100} رقم مكتب في ${place} ${index % 2 ? 'تعمل المديرة هند' : 'يعمل المدير سعد'} على ورق كثير.`,
    question: `أي خيار هو الأنسب للمكتب ${index + 100}؟`,
    options: options((verb, code) => `${VERBS.ar[verb]} الورق رقم ${code} في المكتب الكبير.`, index, values),
  }
}

function english(index: number, values: readonly Value[]): ItemText {
  const place = index % 5 === 0 ? 'Cairo' : 'Riyadh'
  return {
    story: `${index + 100} is an office in ${place}, where ${index % 2 ? 'Hind' : 'Saad'} heads the work on a lot of paper.`,
    question: `Which option suits office ${index + 100} best?`,
    options: options((verb, code) => `I ${VERBS.en[verb]} paper ${code} in the big office.`, index, values),
  }
}

/** In fifteen items each verb opens an option of each value once. */
function options(
  sentence: (verb: number, code: number) => string,
  index: number,
  values: readonly Value[],
): ItemText['options'] {
  const sentences = values.map((value, place) => sentence((index + 3 * value) % 15, 1000 + index * 5 + place))
  const longest = Math.max(...sentences.map(text => text.length))
  return sentences.map(text =>
    text.replace('.', `${'a'.repeat(longest - text.length)}.`),
  ) as unknown as ItemText['options']
}
