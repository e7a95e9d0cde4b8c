import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, type BankItem, itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { PILOTS } from '#engine/bank/pilots.ts'

/** Maps the key of each item version to a hash of its words and its key. */
export type Lock = Readonly<Record<string, string>>

const FILE = join(import.meta.dirname, '../../engine/bank/lock.json')

/** Holds what attempts may have pinned: the bank, and what is or was on trial. */
export const PINNABLE: Bank = { ...BANK, ...PILOTS }

export function readLock(): Lock {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/** Computes the lock of a bank: all that an attempt is asked, scored with or told of its habits. Reasons and the status of review are free. */
export function lockOf(bank: Bank): Lock {
  return Object.fromEntries(itemsOf(bank).map(item => [item.key, hashOf(item)]))
}

function hashOf({ item, text }: BankItem): string {
  const { slot, facet, type, options } = item
  const fixed = [
    [slot.form, slot.section, slot.number, facet, type, options.map(({ value }) => value)],
    [text.ar.story, text.ar.question, text.ar.options],
    [text.en.story, text.en.question, text.en.options],
    ...(options.some(({ pole }) => pole) ? [options.map(({ pole }) => pole ?? null)] : []),
  ]
  return createHash('sha256').update(JSON.stringify(fixed)).digest('hex').slice(0, 12)
}

/** Lists the keys whose content is not what the lock holds: changed in place, or taken out of the bank. */
export function brokenBy(bank: Bank, lock: Lock): string[] {
  const now = lockOf(bank)
  return Object.keys(lock).filter(key => lock[key] !== now[key])
}

/** Adds what is new in the bank to the lock and changes nothing in it; answers the exit code. */
export function extendLock(bank: Bank): number {
  const lock = readLock()
  const broken = brokenBy(bank, lock)
  if (broken.length > 0) {
    console.error(`Changed in place or taken out, so attempts would change: ${broken.join(', ')}.`)
    console.error('Write the change as a new version beside the old one (docs/method/versions.md).')
    return 1
  }
  const extended = { ...lockOf(bank), ...lock }
  const sorted = Object.fromEntries(Object.entries(extended).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
  console.log(
    `${Object.keys(sorted).length} items are locked, ${Object.keys(sorted).length - Object.keys(lock).length} of them new.`,
  )
  return 0
}
