import { type Bank, type BankItem, itemsOf, languagesOf, textIn } from '../bank/block.ts'
import { wordCount } from '../bank/parts.ts'
import { LANGUAGES, type Locale } from '../languages/index.ts'
import type { TemplateId } from '../vocabulary.ts'
import { assembleForm } from './assemble-form.ts'
import { FORMS } from './forms.ts'
import { openFields } from './open.ts'

const SECONDS_TO_DECIDE = 10

/** Whole minutes, in steps of 5. */
export interface ReadingTime {
  readonly from: number
  readonly to: number
}

export function minutesFor(items: readonly BankItem[], locale: Locale): number {
  const words = items.reduce((sum, item) => sum + wordCount(textIn(item, locale)), 0)
  return words / LANGUAGES[locale].wordsAMinute + (items.length * SECONDS_TO_DECIDE) / 60
}

/**
 * Estimates the minutes that a screen may promise in its languages: from the quickest language less a tenth, because
 * half of all readers are quicker than the mean, to the slowest; both rounded outward.
 */
export function readingTime(items: readonly BankItem[]): ReadingTime {
  return rangeOf(languagesOf(items).map(locale => minutesFor(items, locale)))
}

/**
 * Estimates the time of a form over all fields; for a form that is not open yet, the time of as many average items of
 * the bank.
 *
 * @param along what is asked beside the form
 */
export function formReadingTime(bank: Bank, form: TemplateId, along: readonly BankItem[] = []): ReadingTime {
  const fields = FORMS[form].asksField ? openFields(bank) : [null]
  const minutes = fields.flatMap(field => {
    const assembled = assembleForm(bank, { form, field })
    if (assembled.kind === 'incomplete') return []
    const items = [...assembled.items, ...along]
    return languagesOf(items).map(locale => minutesFor(items, locale))
  })
  if (minutes.length > 0) return rangeOf(minutes)
  const all = itemsOf(bank)
  return rangeOf(
    languagesOf(all).map(locale => (minutesFor(all, locale) / Math.max(1, all.length)) * FORMS[form].count),
  )
}

function rangeOf(minutes: readonly number[]): ReadingTime {
  const from = Math.max(5, Math.floor((Math.min(...minutes) * 0.9) / 5) * 5)
  return { from, to: Math.max(from + 5, Math.ceil(Math.max(...minutes) / 5) * 5) }
}
