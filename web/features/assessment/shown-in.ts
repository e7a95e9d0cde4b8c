import type { Question } from '#contract/assessment.ts'
import { FIRST_LOCALE, type Locale } from '#engine/languages/index.ts'

/** Picks the language in which a question is shown: the page's, or the first one where the item has no words in it. */
export const shownIn = ({ story }: Question, locale: Locale): Locale =>
  story[locale] === undefined ? FIRST_LOCALE : locale
