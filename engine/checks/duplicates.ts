import type { BankItem } from '../bank/block.ts'
import { isObjective } from '../bank/instruction.ts'
import { pairKeyOf } from '../bank/pairs-in.ts'
import { overlap, overlapping, trigramsOf } from '../bank/trigrams.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

const OPTIONS = { graded: 0.6, objective: 0.8, paired: 0.9 }
const STORIES = { any: 0.4, variants: 0.6 }

/**
 * Finds two options of an item that are nearly the same text. Objective ones share their frame of words, and those
 * of a pair are parallel on purpose: doses of two remedies.
 */
export function alikeOptions({ key, item, text }: BankItem): Finding[] {
  const single = isObjective(item.facet) ? OPTIONS.objective : OPTIONS.graded
  const most = item.story ? OPTIONS.paired : single
  return SOURCE_LOCALES.flatMap(locale => {
    const trigrams = text[locale].options.map(trigramsOf)
    return pairsOf(trigrams).flatMap(([a, b, first, second]) => {
      const shared = overlap(first, second)
      if (shared < most) return []
      return [fail('A-20', key, `${locale} options ${a + 1} and ${b + 1}`, `overlap ${shared.toFixed(2)}`)]
    })
  })
}

/**
 * Finds two items of the bank that tell the same story (A-20); the fields' variants of one slot share their dilemma.
 */
export function alikeStories(entries: readonly BankItem[]): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const stories = entries.map(entry => trigramsOf(entry.text[locale].story))
    return overlapping(stories, STORIES.any).flatMap(({ first: a, second: b, shared }) => {
      const [first, second] = [entries[a], entries[b]]
      if (!first || !second) return []
      // A new version of an item stands beside the old one, and a story beside its twin.
      if (isVersionOf(first, second)) return []
      if (isVariantOf(first, second) && shared < STORIES.variants) return []
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

function isVariantOf(a: BankItem, b: BankItem): boolean {
  const [one, other] = [a.item.slot, b.item.slot]
  return one.form === other.form && one.section === other.section && one.number === other.number
}

function pairsOf<T>(values: readonly T[]): [number, number, T, T][] {
  return values.flatMap((first, a) =>
    values.slice(a + 1).map((second, offset): [number, number, T, T] => [a, a + 1 + offset, first, second]),
  )
}
