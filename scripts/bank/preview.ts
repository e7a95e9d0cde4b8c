import type { Bank } from '#engine/bank/block.ts'
import { instructionOf } from '#engine/bank/instruction.ts'
import { type AssembledItem, assembleForm, type FormRequest } from '#engine/forms/assemble-form.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { readingTime } from '#engine/forms/reading-time.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import {
  FIELD_IDS,
  FIELDS,
  ITEM_TYPE_NAMES,
  SOURCE_LOCALES,
  type SourceLocale,
  TEMPLATE_IDS,
  TEMPLATE_NAMES,
} from '#engine/vocabulary.ts'
import { type PreviewItem, previewHtml } from './preview-html.ts'
import { previewText } from './preview-text.ts'

const LETTERS = { ar: ['أ', 'ب', 'ج', 'د', 'هـ'], en: ['A', 'B', 'C', 'D', 'E'] } as const

interface Options {
  readonly keys: boolean
  readonly html: boolean
}

/** Prints a form as a reader sees it, with the keys and reasons on request, and answers the exit code. */
export function printPreview(
  bank: Bank,
  [wanted, language]: readonly string[],
  { keys, html }: Options,
): number {
  const request = requestFor(wanted)
  const locale = SOURCE_LOCALES.find(known => known === language)
  if (!request || !locale) {
    console.error(request ? `There is no language ${language}.` : `There is no field or form ${wanted}.`)
    console.error(`usage: preview FIELD LANG [--keys] [--html]; FIELD: ${PREVIEWED.join(', ')}; LANG: ar, en`)
    return 2
  }
  const assembled = assembleForm(bank, request)
  if (assembled.kind === 'incomplete') {
    const missing = assembled.missing.map(({ section, number }) => `${section} ${number}`)
    console.error(`${wanted} is not open; without an item: ${missing.join(', ')}`)
    return 1
  }
  const items = assembled.items.map(item => shown(item, locale, keys))
  const sheet = { locale, form: nameOf(request, locale), minutes: readingTime(assembled.items), keys, items }
  console.log(html ? previewHtml(sheet) : previewText(items))
  return 0
}

/** A field stands for the core form with it; the other forms ask for none. */
const PREVIEWED: readonly string[] = [...FIELD_IDS, ...TEMPLATE_IDS.filter(id => !FORMS[id].asksField)]

function nameOf({ form, field }: FormRequest, locale: SourceLocale): string {
  const name = TEMPLATE_NAMES[form][locale]
  return field ? [name, FIELDS[field].name[locale]].join(LANGUAGES[locale].comma) : name
}

/** The name of a field asks for the core with it, the name of another form for that form. */
function requestFor(wanted: string | undefined): FormRequest | undefined {
  const field = FIELD_IDS.find(id => id === wanted)
  if (field) return { form: 'basic', field }
  const form = TEMPLATE_IDS.find(id => id === wanted)
  return form && !FORMS[form].asksField ? { form, field: null } : undefined
}

function shown(
  { key, number, slot, section, item, text }: AssembledItem,
  locale: SourceLocale,
  keys: boolean,
): PreviewItem {
  const name = FORMS[slot.form].sections.find(({ id }) => id === section)?.name[locale] ?? section
  const { story, question, options } = text[locale]
  return {
    key,
    section: name,
    heading: `${name} ${number} · ${ITEM_TYPE_NAMES[item.type][locale]}`,
    instruction: instructionOf(item.facet),
    about: keys
      ? [`slot ${section} ${number}`, item.facet, item.cell, item.status].filter(Boolean).join(' · ')
      : '',
    story,
    question,
    options: options.map((option, index) => ({
      letter: LETTERS[locale][index] ?? '',
      text: option,
      key: keys ? keyOf(item.options[index]) : '',
    })),
    solution: keys ? (item.solution ?? '') : '',
  }
}

function keyOf(option: AssembledItem['item']['options'][number] | undefined): string {
  if (!option) return ''
  return [option.value, option.error, option.motive, option.rationale]
    .filter(part => part !== undefined)
    .join(' · ')
}
