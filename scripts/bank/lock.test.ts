import { expect, it } from 'vitest'
import type { Bank } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import type { Item, ItemKey, ItemOption } from '#engine/bank/item.ts'
import { brokenBy, lockOf, readLock } from './lock.ts'

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
  expect(brokenBy(BANK, readLock())).toEqual([])
})

it('every item of the bank is locked (npm run bank -- lock)', () => {
  expect(Object.keys(lockOf(BANK)).filter(key => !(key in readLock()))).toEqual([])
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
