import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, itemsOf } from '#engine/bank/block.ts'
import type { Status } from '#engine/bank/item.ts'
import { pairsIn, type StoryPair } from '#engine/bank/pairs-in.ts'
import { passesReading } from '#engine/checks/blind-reading.ts'
import { READINGS } from '#server/features/method/readings.ts'
import { CHECKERS } from './checkers.ts'

const FOLDER = join(import.meta.dirname, '../../engine/bank')

/** Writes into the blocks which pairs have passed the blind reading, and prints how many; ratings stay as they are. */
export function reviewBank(bank: Bank): void {
  const blocks = Map.groupBy(reviewedPairs(bank), ({ pair }) => pair.a.block)
  for (const [block, own] of blocks) {
    const file = join(FOLDER, block, 'pairs.ts')
    const source = own.reduce(withStatus, readFileSync(file, 'utf8'))
    writeFileSync(file, source)
    console.log(`${block}: ${own.filter(({ status }) => status === 'read').length} of ${own.length} read`)
  }
}

interface Reviewed {
  readonly pair: StoryPair
  readonly status: Status
}

/** Lists the pairs that no expert has rated, each with the status that the readings give it. */
export function reviewedPairs(bank: Bank): Reviewed[] {
  return pairsIn(itemsOf(bank))
    .filter(({ a }) => a.item.status === 'draft' || a.item.status === 'read')
    .map(pair => ({ pair, status: passesReading(pair, READINGS, CHECKERS) ? 'read' : 'draft' }))
}

function withStatus(source: string, { pair, status }: Reviewed): string {
  const from = source.indexOf(`'${pair.key}': {`)
  return source.slice(0, from) + source.slice(from).replace(/status: '\w+'/, `status: '${status}'`)
}
