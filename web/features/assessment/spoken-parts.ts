import type { Question } from '#contract/assessment.ts'
import type { Locale } from '#engine/languages/index.ts'
import { OPTION_LETTERS } from './question-keys.ts'

/**
 * Returns what is read aloud of a question, word for word what the page shows, in the order of the page: the story by its sentences
 * (some voices break off in a long text), what is asked, each option with its letter, set apart by a new line.
 */
export function spokenParts({ story, question, options }: Question, locale: Locale): readonly string[] {
  return [
    ...(story[locale] ?? '').split(/(?<=\p{Sentence_Terminal})\s+/u),
    question[locale] ?? '',
    ...options.map(({ answer, text }) => `${OPTION_LETTERS[locale][answer - 1]}\n${text[locale]}`),
  ]
}
