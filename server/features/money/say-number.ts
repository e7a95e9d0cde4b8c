import type { Locale } from '#engine/vocabulary.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'

const AMOUNTS: Readonly<Record<Locale, (riyals: string) => string>> = {
  ar: riyals => `${riyals} ريالاً`,
  en: riyals => `SAR ${riyals}`,
}

/** Halalas as riyals: `29 ريالاً`, `SAR 29`; decimals only where there are any. */
export function sayAmount(halalas: number, locale: Locale): string {
  const riyals = halalas % 100 === 0 ? String(halalas / 100) : (halalas / 100).toFixed(2)
  return AMOUNTS[locale](riyals)
}

/** Formats a day in Riyadh: `20 نوفمبر 2026`, `20 November 2026`. */
export const sayDay = (iso: string, locale: Locale): string => riyadhDate(new Date(iso), locale)
