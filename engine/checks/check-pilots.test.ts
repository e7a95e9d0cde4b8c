import { expect, test } from 'vitest'
import { withPilots } from '../../tests/support/sample-pilots.ts'
import type { Bank, Block } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import type { ItemKey } from '../bank/item.ts'
import { PILOTS } from '../bank/pilots.ts'
import { checkPilots } from './check-pilots.ts'

const pilots = withPilots('basic', { skills: 1 }).pilots
const pilot = pilots.pilot as Block
const KEY: ItemKey = 'pilot-skills-01/a@1'
const found = (bank: Bank) => checkPilots(bank, BANK).map(({ check, key }) => `${check} ${key}`)

test('the pairs on trial of this release keep the laws of items and pairs', () => {
  expect(checkPilots(PILOTS, BANK).filter(({ level }) => level === 'fail')).toEqual([])
})

test('a pair on trial is asked for no slot, and for everything that an item is asked for', () => {
  expect(found(pilots).filter(own => own.startsWith('A-02'))).toEqual([])
  const words = pilot.ar[KEY]
  const item = pilot.items[KEY]
  if (!words || !item) throw new Error('a pair on trial')
  const options = words.options.with(0, words.options[1]) as unknown as typeof words.options
  const twice = { ...words, options }
  expect(found({ pilot: { ...pilot, ar: { ...pilot.ar, [KEY]: twice } } })).toContain(`A-20 ${KEY}`)
  const { [KEY]: _, ...alone } = pilot.items
  expect(found({ pilot: { ...pilot, items: alone } })).toContain('P-01 pilot-skills-01/b@1')
  expect(found({ pilot: { ...pilot, en: {} } })).toContain(`A-01 ${KEY}`)
})

test('a block on trial cannot have the name of a block of the bank', () => {
  expect(found({ skills: pilot, quick: pilot })).toContain('A-01 quick')
})
