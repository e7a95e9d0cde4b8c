import type { Bank, BankItem } from '#engine/bank/block.ts'
import { instructionOf } from '#engine/bank/instruction.ts'
import { itemsAt } from '#engine/bank/items-at.ts'
import { pairKeyOf } from '#engine/bank/pairs-in.ts'
import { type AssembledItem, assembleForm, type FormRequest } from '#engine/forms/assemble-form.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { readingTime } from '#engine/forms/reading-time.ts'
import { STORY_SETS, storyIn } from '#engine/forms/story-sets.ts'
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
import { markChanges } from './mark-changes.ts'
import { type PreviewItem, previewHtml } from './preview-html.ts'
import { previewText } from './preview-text.ts'

const LETTERS = { ar: ['أ', 'ب', 'ج', 'د', 'هـ'], en: ['A', 'B', 'C', 'D', 'E'] } as const

interface Options {
  readonly keys: boolean
  readonly html: boolean
}

/**
 * Prints a form with the keys and reasons on request, and answers the exit code: both stories of each pair side by side, or
 * those of one story set alone, as a reader meets them.
 */
export function printPreview(
  bank: Bank,
  [wanted, language, set]: readonly string[],
  { keys, html }: Options,
): number {
  const request = requestFor(wanted)
  const locale = SOURCE_LOCALES.find(known => known === language)
  if (!request || !locale) {
    return refuse(request ? `There is no language ${language}.` : `There is no field or form ${wanted}.`)
  }
  if (set !== undefined && !SETS.includes(set)) return refuse(`There is no story set ${set}.`)
  const assembled = assembleForm(
    bank,
    set ? { ...request, storyAt: storyIn(Number(set), request.field) } : request,
  )
  if (assembled.kind === 'incomplete') {
    const missing = assembled.missing.map(({ section, number }) => `${section} ${number}`)
    console.error(`${wanted} is not open; without an item: ${missing.join(', ')}`)
    return 1
  }
  const items = assembled.items.map(item => shown(item, set ? undefined : twinOf(bank, item), locale, keys))
  const sheet = { locale, form: nameOf(request, locale), minutes: readingTime(assembled.items), keys, items }
  console.log(html ? previewHtml(sheet) : previewText(items))
  return 0
}

function refuse(message: string): number {
  console.error(message)
  console.error(
    `usage: preview FIELD LANG [SET] [--keys] [--html]; SET: 1 to ${STORY_SETS}; FIELD: ${PREVIEWED.join(', ')}; LANG: ar, en`,
  )
  return 2
}

const SETS: readonly string[] = Array.from({ length: STORY_SETS }, (_, index) => String(index + 1))

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

/** The other story of the same pair. */
function twinOf(bank: Bank, { slot, field, version, item }: AssembledItem): BankItem | undefined {
  if (!item.story) return undefined
  return itemsAt(bank, slot, field).find(
    other => other.version === version && other.item.story !== item.story,
  )
}

function shown(
  { key, number, slot, section, item, text }: AssembledItem,
  twin: BankItem | undefined,
  locale: SourceLocale,
  keys: boolean,
): PreviewItem {
  const name = FORMS[slot.form].sections.find(({ id }) => id === section)?.name[locale] ?? section
  const { story, question, options } = text[locale]
  return {
    key: twin ? pairKeyOf(key) : key,
    section: name,
    heading: `${name} ${number} · ${ITEM_TYPE_NAMES[item.type][locale]}`,
    instruction: instructionOf(item.facet),
    about: keys
      ? [`slot ${section} ${number}`, item.facet, item.cell, item.status, twin && text[locale].deciding]
          .filter(Boolean)
          .join(' · ')
      : '',
    stories: twin
      ? [markChanges(story, twin.text[locale].story), markChanges(twin.text[locale].story, story)]
      : [[{ text: story, changed: false }]],
    question,
    options: options.map((option, index) => ({
      letter: LETTERS[locale][index] ?? '',
      text: option,
      key: keys ? keysOf(item.options[index], twin) : '',
    })),
    solution: keys ? [item.solution, twin?.item.solution].filter(Boolean).join(' / ') : '',
  }
}

function keysOf(option: AssembledItem['item']['options'][number] | undefined, twin: BankItem | undefined) {
  const other = twin?.item.options.find(({ id }) => id === option?.id)
  return other && other.value !== option?.value ? `a ${keyOf(option)} / b ${keyOf(other)}` : keyOf(option)
}

function keyOf(option: AssembledItem['item']['options'][number] | undefined): string {
  if (!option) return ''
  return [option.value, option.error, option.motive, option.rationale]
    .filter(part => part !== undefined)
    .join(' · ')
}
