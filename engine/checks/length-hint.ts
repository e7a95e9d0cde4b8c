import { lengthCorrelation, optionLengths, valueOfExtreme } from '../bank/option-lengths.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

const MOST_CORRELATION = 0.15
const MOST_EXTREME = 0.3

/** Checks that an option's length, beside its item's mean, tells nothing about its value. */
export function lengthHint(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const r = lengthCorrelation(items, locale)
    if (Math.abs(r) <= MOST_CORRELATION) return []
    return [fail('A-08', key, `${section}, ${locale}`, `value and length correlate: ${r.toFixed(3)}`)]
  })
}

/** Checks that the best option is neither the longest nor the shortest more often than it should be. */
export function extremeAnswer(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale =>
    (['longest', 'shortest'] as const).flatMap(extreme => {
      const count = items.filter(entry => valueOfExtreme(optionLengths(entry, locale), extreme) === 5).length
      if (count <= MOST_EXTREME * items.length) return []
      const message = `value 5 is the ${extreme} in ${count} of ${items.length} items`
      return [fail('A-09', key, `${section}, ${locale}`, message)]
    }),
  )
}
