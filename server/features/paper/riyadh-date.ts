import { inEveryLanguage, LANGUAGES, type Locale } from '#engine/languages/index.ts'

const FORMATS = inEveryLanguage(
  locale => new Intl.DateTimeFormat(LANGUAGES[locale].intl, { dateStyle: 'long', timeZone: 'Asia/Riyadh' }),
)

/**
 * Formats the Gregorian day in Riyadh, in Western digits.
 *
 * @example riyadhDate(new Date('2026-11-19T22:00:00Z'), 'ar') // «20 نوفمبر 2026»
 */
export function riyadhDate(date: Date, locale: Locale): string {
  // Without the direction marks that some versions of the data put between the parts.
  return FORMATS[locale].format(date).replace(/[\u200e\u200f]/g, '')
}
