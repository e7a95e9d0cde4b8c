import { bareWordsOf } from '../bank/words.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

const MOST = { stories: 0.15, questions: 0.25 }
/** In a smaller section two of a kind are chance. */
const ENOUGH = 10

/** Finds a first word that opens too many stories of a section. */
export function openings(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  if (items.length < ENOUGH) return []
  return SOURCE_LOCALES.flatMap(locale =>
    tooOften(items, MOST.stories, ({ text }) => bareWordsOf(text[locale].story)[0] ?? '').map(
      ([word, count]) =>
        fail('A-30', key, `${section}, ${locale}`, `«${word}» opens ${count} of ${items.length} stories`),
    ),
  )
}

/** Finds a question that is asked too often in one section of a form, however small. */
export function questions(items: readonly AssembledItem[], key: string): Finding[] {
  return [...Map.groupBy(items, ({ section }) => section)].flatMap(([section, own]) =>
    SOURCE_LOCALES.flatMap(locale =>
      tooOften(own, MOST.questions, ({ text }) => text[locale].question).map(([question, count]) =>
        fail('A-30', key, `${section}, ${locale}`, `«${question}» is asked ${count} times of ${own.length}`),
      ),
    ),
  )
}

function tooOften(
  items: readonly AssembledItem[],
  most: number,
  wordingOf: (item: AssembledItem) => string,
): [string, number][] {
  return [...Map.groupBy(items, wordingOf)]
    .map(([wording, own]): [string, number] => [wording, own.length])
    .filter(([, count]) => count > Math.max(1, most * items.length))
}
