import { expect, it } from 'vitest'
import type { Bank, Block } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import type { Item, ItemKey, ItemOption } from '#engine/bank/item.ts'
import { withPilots } from '../../tests/support/sample-pilots.ts'
import { brokenBy, lockOf, PINNABLE, readLock } from './lock.ts'

const KEY: ItemKey = 'quick-SKL-01/a@1'
const quick = (BANK as Bank).quick ?? { items: {}, ar: {}, en: {} }
const item = quick.items[KEY] as Item

/** The bank with the first item of the quick form changed in place. */
function changed(changes: Partial<Item>, story?: string): Bank {
  const arabic = quick.ar[KEY] ?? { story: '', question: '', options: ['', '', '', '', ''] }
  return {
    ...BANK,
    quick: {
      ...quick,
      items: { ...quick.items, [KEY]: { ...item, ...changes } },
      ar: { ...quick.ar, [KEY]: story === undefined ? arabic : { ...arabic, story } },
    },
  }
}

it('no item that attempts may have pinned was changed in place or taken out', () => {
  expect(brokenBy(PINNABLE, readLock())).toEqual([])
})

it('every item of the bank and on trial is locked (npm run bank -- lock)', () => {
  expect(Object.keys(lockOf(PINNABLE)).filter(key => !(key in readLock()))).toEqual([])
})

it.each([
  ['another word', changed({}, 'قصة أخرى.')],
  ['another key', changed({ options: [...item.options].reverse() as unknown as Item['options'] })],
  [
    'another pole of habit',
    changed({
      options: item.options.with(0, { ...item.options[0], pole: 'now' }) as unknown as Item['options'],
    }),
  ],
  ['another facet', changed({ facet: 'WST' })],
  ['an item taken out', { ...BANK, quick: { ...quick, en: {} } } as Bank],
])('%s breaks the lock', (_, bank) => {
  expect(brokenBy(bank, readLock())).toContain(KEY)
})

it('a review that changes status and reasons does not', () => {
  const options = item.options.map((option): ItemOption => ({ ...option, rationale: 'another reason' }))
  const reviewed = { status: 'released', options: options as unknown as Item['options'] } as const
  expect(brokenBy(changed(reviewed), readLock())).toEqual([])
})

it('a pair on trial that is changed in place breaks it as any other', () => {
  const pilots = withPilots('quick', { SKL: 1 }).pilots
  const lock = lockOf({ ...BANK, ...pilots })
  const { pilot } = pilots
  const key: ItemKey = 'pilot-SKL-01/a@1'
  const own = pilot?.items[key]
  if (!pilot || !own) throw new Error('a pair on trial')
  const other = { ...pilot, items: { ...pilot.items, [key]: { ...own, facet: 'WST' } } } as Block
  expect(brokenBy({ ...BANK, pilot: other }, lock)).toEqual([key])
})
