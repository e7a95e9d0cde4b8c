import { firstVerb } from '../bank/first-verb.ts'
import { mean } from '../bank/mean.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, warn } from './finding.ts'

const OFTEN = 6
const FAIR_MEAN = [2, 4] as const
/** 25 of the 150 options of a section. */
const MOST_USED = 25 / 150

/**
 * Finds opening verbs that give their option's value away or are worn out. Over both stories of the bank the values
 * of a verb balance, so a finding is no more than a hint.
 */
export function firstVerbs(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const values = new Map<string, number[]>()
    for (const { item, text } of items)
      for (const [index, { value }] of item.options.entries()) {
        // Arabic comparatives («أقل») begin like first-person verbs: English tells which options are acts.
        if (!firstVerb(text.en.options[index] ?? '', 'en')) continue
        const verb = firstVerb(text[locale].options[index] ?? '', locale)
        if (verb) values.set(verb, [...(values.get(verb) ?? []), value])
      }
    return [...values].flatMap(([verb, uses]) =>
      faults(uses, items.length * 5).map(message =>
        warn('A-19', key, `${section}, ${locale}`, `«${verb}» ${message}`),
      ),
    )
  })
}

function faults(uses: readonly number[], options: number): string[] {
  const usual = mean(uses)
  return [
    ...(uses.length >= OFTEN && (usual < FAIR_MEAN[0] || usual > FAIR_MEAN[1])
      ? [`has a mean value of ${usual.toFixed(2)} in ${uses.length} uses`]
      : []),
    ...(uses.length > MOST_USED * options ? [`opens ${uses.length} of ${options} options`] : []),
  ]
}
