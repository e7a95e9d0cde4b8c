import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { CV_WORDS } from './cv-words.ts'

/**
 * Says from when to when, in words. A start without an end goes on to this day; both alike are one date.
 *
 * @example saySpan({ start: '2019-03', end: '' }, 'en') // 'March 2019 to present'
 */
export function saySpan(
  { start, end }: { readonly start: string; readonly end: string },
  locale: Locale,
): string {
  const words = CV_WORDS[locale]
  if (start === '' || start === end) return sayDate(end, locale)
  if (end === '') return words.sinceThen(sayDate(start, locale))
  return words.span(sayDate(start, locale), sayDate(end, locale))
}

/** @example sayDate('2019-03', 'ar') // «مارس 2019» */
function sayDate(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-')
  const name = month && LANGUAGES[locale].months[Number(month) - 1]
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ')
}
