import type { SourceLocale } from '../vocabulary.ts'
import type { BankItem } from './block.ts'
import { correlation } from './correlation.ts'
import { mean } from './mean.ts'

/** Holds an option's value beside its length in characters. */
export interface OptionLength {
  readonly value: number
  readonly length: number
}

export function optionLengths({ item, text }: BankItem, locale: SourceLocale): OptionLength[] {
  return item.options.map(({ value }, index) => ({ value, length: text[locale].options[index]?.length ?? 0 }))
}

/** Finds the value of the one longest or shortest option; `null` when two share that length. */
export function valueOfExtreme(
  options: readonly OptionLength[],
  extreme: 'longest' | 'shortest',
): number | null {
  const lengths = options.map(option => option.length)
  const wanted = extreme === 'longest' ? Math.max(...lengths) : Math.min(...lengths)
  const [found, ...others] = options.filter(option => option.length === wanted)
  return found && others.length === 0 ? found.value : null
}

/** Correlates the options' values with their lengths, each beside the mean length of its item; -1 to 1. */
export function lengthCorrelation(items: readonly BankItem[], locale: SourceLocale): number {
  return correlation(
    items.flatMap(entry => {
      const options = optionLengths(entry, locale)
      const usual = mean(options.map(({ length }) => length))
      return options.map(({ value, length }) => [value, length - usual] as const)
    }),
  )
}
