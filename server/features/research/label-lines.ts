import { STATUSES, STORIES } from '#engine/bank/item.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { HABITS as IN_ARABIC } from '#engine/style/sentences.ar.ts'
import { HABITS as IN_ENGLISH } from '#engine/style/sentences.en.ts'
import {
  FACETS,
  FIELDS,
  ITEM_TYPE_NAMES,
  LOCALES,
  OTHER_SECTION_NAMES,
  type TemplateId,
} from '#engine/vocabulary.ts'
import type { COLUMNS } from './columns.ts'
import type { Lines } from './write-csv.ts'

type ColumnName = (typeof COLUMNS)['takers' | 'items' | 'options'][number]['name']
/** A code, and what it means in Arabic and in English. */
type Label = readonly [code: string, ar: string, en: string]
type Named = Readonly<Record<string, { readonly name: { readonly ar: string; readonly en: string } }>>

const STATUS_WORDS = {
  draft: ['مسودة', 'Draft'],
  read: ['اجتاز القراءة دون مفتاح', 'Passed the reading without a key'],
  rated: ['قيّمه الخبراء', 'Rated by experts'],
  released: ['صدر', 'Released'],
  retired: ['مسحوب', 'Retired'],
} as const satisfies Readonly<Record<(typeof STATUSES)[number], readonly [string, string]>>

const STORY_WORDS = {
  a: ['القصة الأولى', 'First story'],
  b: ['القصة الثانية', 'Second story'],
} as const satisfies Readonly<Record<(typeof STORIES)[number], readonly [string, string]>>

/** Writes what the codes of the other tables mean. */
export function labelLines(form: TemplateId): Lines {
  const labels = {
    device: [
      ['phone', 'هاتف', 'Phone'],
      ['desktop', 'حاسوب', 'Desktop'],
      ['mixed', 'كلاهما', 'Both'],
    ],
    experience: [
      ['up to 2 years', 'حتى سنتين', 'Up to 2 years'],
      ['3 to 5 years', '3 إلى 5 سنوات', '3 to 5 years'],
      ['6 years or more', '6 سنوات أو أكثر', '6 years or more'],
    ],
    education: [
      ['below bachelor', 'دون البكالوريوس', 'Below a bachelor’s degree'],
      ['bachelor', 'بكالوريوس', 'Bachelor’s degree'],
      ['above bachelor', 'فوق البكالوريوس', 'Above a bachelor’s degree'],
    ],
    field: named(FIELDS),
    language: [
      ...LOCALES.map((locale): Label => [locale, nameOf(locale, 'ar'), nameOf(locale, 'en')]),
      ['mixed', 'أكثر من لغة', 'More than one'],
    ],
    section: FORMS[form].sections.map(({ id, name }) => [id, name.ar, name.en]),
    facet: [
      ...named(FACETS),
      ...Object.values(OTHER_SECTION_NAMES)
        .flatMap(sections => Object.entries(sections))
        .map(([facet, { ar, en }]): Label => [facet, ar, en]),
    ],
    type: Object.entries(ITEM_TYPE_NAMES).map(([type, { ar, en }]) => [type, ar, en]),
    told: STORIES.map(story => [story, ...STORY_WORDS[story]]),
    status: STATUSES.map(status => [status, ...STATUS_WORDS[status]]),
    pole: Object.entries(IN_ARABIC).map(([pole, habit]) => [
      pole,
      habit,
      IN_ENGLISH[pole as keyof typeof IN_ENGLISH][0],
    ]),
  } satisfies Readonly<Partial<Record<ColumnName, readonly Label[]>>>
  return Object.entries(labels).flatMap(([column, own]) => own.map(label => [column, ...label]))
}

function named(all: Named): Label[] {
  return Object.entries(all).map(([code, { name }]) => [code, name.ar, name.en])
}

/** Names a language in another one. */
function nameOf(locale: (typeof LOCALES)[number], reader: 'ar' | 'en'): string {
  return new Intl.DisplayNames([LANGUAGES[reader].intl], { type: 'language' }).of(locale) ?? locale
}
