import { type Bank, type BankItem, itemsOf } from '../bank/block.ts'
import { mean } from '../bank/mean.ts'
import { isMirrored } from '../bank/pairs-in.ts'
import type { SourceLocale } from '../vocabulary.ts'
import { type Features, featuresOf } from './features.ts'
import { fit, type Model, predict } from './ridge.ts'

/** Holds what a model scores in a block when it has learnt from others; 3 is chance. */
export interface Attacked {
  readonly block: string
  readonly items: number
  /** Mean value of the option that it would choose. */
  readonly score: number
  /** Values that turn with the story; those of preferences do not. */
  readonly mirrored: boolean
}

interface Seen {
  readonly block: string
  readonly mirrored: boolean
  readonly options: readonly { readonly features: Features; readonly value: number }[]
}

/**
 * Attacks each block with a model of its words that reads options alone, learnt from the other blocks. A pair counts
 * twice, once in each story, as in any statistic. Preferences that stand in a block of pairs are a row of their own.
 */
export function attackBank(bank: Bank, locale: SourceLocale): Attacked[] {
  const seen = readBank(bank, locale)
  return Object.keys(bank).flatMap(block => {
    const [own, others] = [
      seen.filter(item => item.block === block),
      seen.filter(item => item.block !== block),
    ]
    return scoresOf(fitTo(others), own)
  })
}

/** Attacks the blocks of some with a model learnt from the blocks of others alone, as one row for each block. */
export function attackAcross(
  bank: Bank,
  locale: SourceLocale,
  { learnt, attacked }: { readonly learnt: readonly string[]; readonly attacked: readonly string[] },
): Attacked[] {
  const seen = readBank(bank, locale)
  const model = fitTo(seen.filter(({ block }) => learnt.includes(block)))
  return attacked.flatMap(name =>
    scoresOf(
      model,
      seen.filter(({ block }) => block === name),
    ),
  )
}

function readBank(bank: Bank, locale: SourceLocale): Seen[] {
  return itemsOf(bank)
    .filter(({ item }) => item.status !== 'retired')
    .map(entry => read(entry, locale))
}

function fitTo(seen: readonly Seen[]): Model {
  return fit(
    seen.flatMap(({ options }) => options.map(({ features, value }) => ({ features, target: value - 3 }))),
  )
}

function scoresOf(model: Model, seen: readonly Seen[]): Attacked[] {
  const kinds = Map.groupBy(seen, ({ mirrored }) => mirrored)
  return [...kinds].map(([mirrored, items]) => {
    const chosen = items.map(({ options }) => {
      const merits = options.map(({ features }) => predict(model, features))
      return options[merits.indexOf(Math.max(...merits))]?.value ?? Number.NaN
    })
    return { block: items[0]?.block ?? '', items: items.length, score: mean(chosen), mirrored }
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
