import { inEveryLanguage, LANGUAGES, type Locale } from './index.ts'

const FORMATS = inEveryLanguage(
  locale =>
    new Intl.DateTimeFormat(LANGUAGES[locale].intl, {
      calendar: 'islamic-umalqura',
      dateStyle: 'long',
      timeZone: 'Asia/Riyadh',
    }),
)

/**
 * Formats the day in Riyadh by the calendar of Umm al-Qura, the official one of Saudi Arabia, in Western digits.
 *
 * @param instant milliseconds since 1970
 * @example hijriDay(Date.parse('2026-11-22T10:00:00Z'), 'ar') // «12 جمادى الآخرة 1448 هـ»
 */
export function hijriDay(instant: number, locale: Locale): string {
  // Without the direction marks that some versions of the data put between the parts.
  return FORMATS[locale].format(instant).replace(/[\u200e\u200f]/g, '')
}
