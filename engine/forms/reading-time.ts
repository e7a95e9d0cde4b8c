import { type Bank, type BankItem, itemsOf } from '../bank/block.ts'
import { wordCount } from '../bank/parts.ts'
import { LOCALES, type Locale, type TemplateId } from '../vocabulary.ts'
import { assembleForm } from './assemble-form.ts'
import { FORMS } from './forms.ts'
import { openFields } from './open.ts'

/** Words a minute: English silently (Brysbaert 2019); Arabic by the 17-language mean (Trauzettel-Klosinski & Dietz 2012). */
const WORDS_A_MINUTE = { ar: 184, en: 238 } as const
const SECONDS_TO_DECIDE = 10

/** Whole minutes, in steps of 5. */
export interface ReadingTime {
  readonly from: number
  readonly to: number
}

export function minutesFor(items: readonly BankItem[], locale: Locale): number {
  const words = items.reduce((sum, { text }) => sum + wordCount(text[locale]), 0)
  return words / WORDS_A_MINUTE[locale] + (items.length * SECONDS_TO_DECIDE) / 60
}

/**
 * Estimates the minutes that a screen may promise in either language: from the quicker language less a tenth, because
 * half of all readers are quicker than the mean, to the slower language; both rounded outward.
 */
export function readingTime(items: readonly BankItem[]): ReadingTime {
  return rangeOf(LOCALES.map(locale => minutesFor(items, locale)))
}

/**
 * Estimates the time of a form over all fields; for a form that is not open yet, the time of as many average items of
 * the bank.
 */
export function formReadingTime(bank: Bank, form: TemplateId): ReadingTime {
  const fields = FORMS[form].asksField ? openFields(bank) : [null]
  const minutes = fields.flatMap(field => {
    const assembled = assembleForm(bank, { form, field })
    if (assembled.kind === 'incomplete') return []
    return LOCALES.map(locale => minutesFor(assembled.items, locale))
  })
  if (minutes.length > 0) return rangeOf(minutes)
  const all = itemsOf(bank)
  return rangeOf(
    LOCALES.map(locale => (minutesFor(all, locale) / Math.max(1, all.length)) * FORMS[form].count),
  )
}

function rangeOf(minutes: readonly number[]): ReadingTime {
  const from = Math.max(5, Math.floor((Math.min(...minutes) * 0.9) / 5) * 5)
  return { from, to: Math.max(from + 5, Math.ceil(Math.max(...minutes) / 5) * 5) }
}
