import { LANGUAGES, type Locale } from '#engine/languages/index.ts'

/** Collects what a template has to know of a language beside its words. */
export function settingOf(locale: Locale) {
  const { direction, script } = LANGUAGES[locale]
  return { locale, direction, script }
}
