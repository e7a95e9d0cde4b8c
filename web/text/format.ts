import { inEveryLanguage, LANGUAGES, type Locale } from '#engine/languages/index.ts'

/** Numbers, dates and counted nouns, the same on the server and in every browser: Western digits, Gregorian, Riyadh time. */

const LEFT_TO_RIGHT = '\u2066'
const POP = '\u2069'

/** Keeps a code, an address or a signed number in its own order inside Arabic text (in JSX: `<bdi>`). */
export const isolated = (text: string) => `${LEFT_TO_RIGHT}${text}${POP}`

/** Isolates a sentence of somebody else, in whichever language it is: it keeps its own direction inside ours. */
export const asGiven = (text: string) => `\u2068${text}${POP}`

/** Groups the digits of a number: 9500 -> "9,500". */
export const number = (value: number) => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Formats an amount in riyals with its fraction: 2900 halalas -> "29.00". */
export const price = (halalas: number) =>
  `${number(Math.trunc(halalas / 100))}.${String(halalas % 100).padStart(2, '0')}`

/** Formats an amount in riyals, the fraction only where there is one: 2900 halalas -> "29". */
export const roundPrice = (halalas: number) => (halalas % 100 === 0 ? number(halalas / 100) : price(halalas))

/** Formats a percentage: 41 -> "41%", isolated left to right. */
export const percent = (value: number) => isolated(`${Math.round(value)}%`)

/** Formats a range, which never has a dash in Arabic, where it would be read backwards: «327 إلى 349», "327 to 349". */
export const range = (from: number, to: number, locale: Locale) =>
  `${number(from)} ${LANGUAGES[locale].to} ${number(to)}`

type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>
>

const rules = inEveryLanguage(locale => new Intl.PluralRules(LANGUAGES[locale].intl))

/**
 * Inflects a counted noun; `#` stands for the number.
 *
 * @example counted(3, 'ar', { one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' }) // 3 أسئلة
 */
export function counted(value: number, locale: Locale, forms: PluralForms): string {
  return (forms[rules[locale].select(value)] ?? forms.other).replace('#', number(value))
}

/** Riyadh is three hours ahead of UTC all year. */
const inRiyadh = (iso: string) => new Date(Date.parse(iso) + 3 * 3_600_000)

function day(iso: string, locale: Locale, letters?: number): string {
  const there = inRiyadh(iso)
  return `${there.getUTCDate()} ${LANGUAGES[locale].months[there.getUTCMonth()]?.slice(0, letters)}`
}

/** Formats a day for where there is little room: ISO 8601 -> «17 نوفمبر», "17 Nov". Arabic does not shorten its months. */
export const shortDay = (iso: string, locale: Locale) => day(iso, locale, LANGUAGES[locale].shortMonth)

/** Formats a date: ISO 8601 -> «17 نوفمبر 2026». */
export const date = (iso: string, locale: Locale) => `${day(iso, locale)} ${inRiyadh(iso).getUTCFullYear()}`

/** Names a month of a year: "2026-11" -> «نوفمبر 2026», "November 2026". */
export const monthOf = (month: string, locale: Locale) =>
  `${LANGUAGES[locale].months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** Lists this month in Riyadh and those before it, the latest first: "2026-11", "2026-10". */
export function monthsUntil(iso: string, count: number): readonly string[] {
  const there = inRiyadh(iso)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
}

const weekdays = inEveryLanguage(
  locale => new Intl.DateTimeFormat(LANGUAGES[locale].intl, { weekday: 'long', timeZone: 'UTC' }),
)

/** Names the day of the week in Riyadh: ISO 8601 -> «الثلاثاء», "Tuesday". */
export const weekday = (iso: string, locale: Locale) => weekdays[locale].format(inRiyadh(iso))

/** Formats a time in Riyadh: ISO 8601 -> "14:05". */
export const time = (iso: string) => inRiyadh(iso).toISOString().slice(11, 16)
