import { type Bank, type BankItem, itemsOf } from '../bank/block.ts'
import { mean } from '../bank/mean.ts'
import { isMirrored } from '../bank/pairs-in.ts'
import type { SourceLocale } from '../vocabulary.ts'
import { type Features, featuresOf } from './features.ts'
import { fit, predict } from './ridge.ts'

/** Holds what a model scores in a block when it has learnt from all the others; 3 is chance. */
export interface Attacked {
  readonly block: string
  readonly items: number
  /** Mean value of the option that it would choose. */
  readonly score: number
  /** Its values turn with the story; blocks that are not paired yet, and sister stories, are shown without a limit. */
  readonly mirrored: boolean
}

interface Seen {
  readonly block: string
  readonly mirrored: boolean
  readonly options: readonly { readonly features: Features; readonly value: number }[]
}

/**
 * Attacks each block with a model of its words that reads options alone, learnt from the other blocks. A pair counts
 * twice, once in each story, as in any statistic.
 */
export function attackBank(bank: Bank, locale: SourceLocale): Attacked[] {
  const seen = itemsOf(bank)
    .filter(({ item }) => item.status !== 'retired')
    .map(entry => read(entry, locale))
  return Object.keys(bank).map(block => {
    const own = seen.filter(item => item.block === block)
    const model = fit(
      seen
        .filter(item => item.block !== block)
        .flatMap(({ options }) => options.map(({ features, value }) => ({ features, target: value - 3 }))),
    )
    const chosen = own.map(({ options }) => {
      const merits = options.map(({ features }) => predict(model, features))
      return options[merits.indexOf(Math.max(...merits))]?.value ?? Number.NaN
    })
    return { block, items: own.length, score: mean(chosen), mirrored: own.every(({ mirrored }) => mirrored) }
  })
}

function read(entry: BankItem, locale: SourceLocale): Seen {
  const { block, item, text } = entry
  return {
    block,
    mirrored: isMirrored(entry),
    options: item.options.map(({ value }, place) => ({
      features: featuresOf(text[locale].options[place] ?? ''),
      value,
    })),
  }
}

/** Computes the mean over all items of some blocks. */
export function overall(blocks: readonly Attacked[]): number {
  return mean(blocks.flatMap(({ items, score }) => Array<number>(items).fill(score)))
}
