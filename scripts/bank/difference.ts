import { type Bank, itemsOf } from '#engine/bank/block.ts'
import { type Reader, readingsOf } from '#engine/bank/lean.ts'
import { mean } from '#engine/bank/mean.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { valueIn } from '#engine/bank/sum-up-readings.ts'
import type { FieldId } from '#engine/vocabulary.ts'

/** Compares what readers without the field and with it chose first in its technical pairs; `pairs` counts those that both have read. */
export function differenceOf(
  bank: Bank,
  readers: readonly Reader[],
  field: FieldId,
): { readonly pairs: number; readonly general: number; readonly knowing: number } {
  const own = pairsIn(itemsOf(bank)).filter(({ a }) => a.field === field && a.item.knowledge)
  const valuesOf = (pair: (typeof own)[number], condition: string) =>
    readingsOf(pair, readers, condition).flatMap(reading => valueIn(pair, reading) ?? [])
  const read = own.map(pair => ({
    general: valuesOf(pair, 'general sense'),
    knowing: valuesOf(pair, 'whole story'),
  }))
  return {
    pairs: read.filter(({ general, knowing }) => general.length > 0 && knowing.length > 0).length,
    general: mean(read.flatMap(({ general }) => general)),
    knowing: mean(read.flatMap(({ knowing }) => knowing)),
  }
}
