import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Language } from './language.ts'

/** Registers the languages of the product, the first one for those who have chosen none (docs/changes.md). */
export const LANGUAGES = { ar, en } satisfies Readonly<Record<string, Language>>
export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]]
export const FIRST_LOCALE = LOCALES[0]

/**
 * Names the languages in which every item of the bank is written and by which it is judged (docs/items.md); words in any
 * other are a translation, which an item may lack.
 */
export const SOURCE_LOCALES = ['ar', 'en'] as const satisfies readonly Locale[]
export type SourceLocale = (typeof SOURCE_LOCALES)[number]

/** Holds a sentence or name in every language of the product. */
export type Words = { readonly [L in Locale]: string }

/** Reads the name of a language; what is none, or is missing, is the first language. */
export const localeFrom = (name: unknown): Locale => LOCALES.find(known => known === name) ?? FIRST_LOCALE

/**
 * Makes a table that has an entry for every language.
 *
 * @example inEveryLanguage(locale => say(LANGUAGES[locale].name)) // { ar: ..., en: ... }
 */
export function inEveryLanguage<Entry>(make: (locale: Locale) => Entry): Readonly<Record<Locale, Entry>> {
  return Object.fromEntries(LOCALES.map(locale => [locale, make(locale)])) as Record<Locale, Entry>
}

/** Completes words that were stored when the product had fewer languages: one that came later shows those of the first. */
export function completeWords(stored: Partial<Words>): Words {
  return inEveryLanguage(locale => stored[locale] ?? stored[FIRST_LOCALE] ?? '')
}

/**
 * Finds the language that stands beside another for readers whose language nobody knows (an employer, a tax office): the first
 * one, and beside the first the second.
 */
export function besideLocale(locale: Locale): Locale {
  return LOCALES.find(known => known !== locale) ?? FIRST_LOCALE
}

/** Finds the language after another in the order of the register, round and round: with two of them the other one. */
export function nextLocale(locale: Locale): Locale {
  return LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? FIRST_LOCALE
}
