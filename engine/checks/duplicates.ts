import type { BankItem } from '../bank/block.ts'
import { isMirrored, pairKeyOf } from '../bank/pairs-in.ts'
import { overlap, overlapping, trigramsOf } from '../bank/trigrams.ts'
import { bare, wordsOf } from '../bank/words.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

const MOST_OF_OPTIONS = 0.6
const MOST_OF_STORIES = 0.4
/** Numbers, words of three letters, and labels such as (B): what tells two options apart. */
const TELLING = /^\d|.{3}|^[A-HJ-Z]$/u

/**
 * Finds two options of an item that are nearly the same text. Those of a mirrored pair are parallel on purpose, as
 * doses of two remedies or as two orders of the same acts, so that one telling word is enough.
 */
export function alikeOptions(entry: BankItem): Finding[] {
  const { key, text } = entry
  const alike = isMirrored(entry) ? sameTellingWords : overlapTooMuch
  return SOURCE_LOCALES.flatMap(locale =>
    pairsOf(text[locale].options).flatMap(([a, b, first, second]) =>
      alike(first, second)
        ? [fail('A-20', key, `${locale} options ${a + 1} and ${b + 1}`, 'are nearly the same')]
        : [],
    ),
  )
}

function sameTellingWords(one: string, other: string): boolean {
  const tellingWords = (option: string) =>
    bare(
      wordsOf(option)
        .filter(word => TELLING.test(word))
        .join(' '),
    )
  return tellingWords(one) === tellingWords(other)
}

function overlapTooMuch(one: string, other: string): boolean {
  return overlap(trigramsOf(one), trigramsOf(other)) >= MOST_OF_OPTIONS
}

/** Finds two items of the bank that tell the same story. */
export function alikeStories(entries: readonly BankItem[]): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const stories = entries.map(entry => trigramsOf(entry.text[locale].story))
    return overlapping(stories, MOST_OF_STORIES).flatMap(({ first: a, second: b, shared }) => {
      const [first, second] = [entries[a], entries[b]]
      if (!first || !second) return []
      // A new version of an item stands beside the old one, and a story beside its twin.
      if (isVersionOf(first, second)) return []
      const message = `overlaps that of ${second.key}: ${shared.toFixed(2)}`
      return [fail('A-20', first.key, `${locale} story`, message)]
    })
  })
}

/** Finds an option that stands twice in a form. */
export function sameOption(items: readonly AssembledItem[], key: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale =>
    repeated(items, locale).map(option => fail('A-20', key, locale, `«${option}» twice`)),
  )
}

function repeated(items: readonly AssembledItem[], locale: SourceLocale): string[] {
  const options = items.flatMap(({ text }) => text[locale].options)
  return [...new Set(options.filter((option, index) => options.indexOf(option) !== index))]
}

function isVersionOf(a: BankItem, b: BankItem): boolean {
  const nameOf = ({ key }: BankItem) => pairKeyOf(key).split('@')[0]
  return nameOf(a) === nameOf(b)
}

function pairsOf<T>(values: readonly T[]): [number, number, T, T][] {
  return values.flatMap((first, a) =>
    values.slice(a + 1).map((second, offset): [number, number, T, T] => [a, a + 1 + offset, first, second]),
  )
}
