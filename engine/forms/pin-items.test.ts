import { expect, it } from 'vitest'
import type { Bank } from '../bank/block.ts'
import type { Item, ItemKey } from '../bank/item.ts'
import { type AssembledForm, assembleForm } from './assemble-form.ts'
import { FORMS } from './forms.ts'
import { assemblePinned, versionsOf } from './pin-items.ts'
import { sampleBank } from './sample-form.ts'

const request = { form: 'basic', field: 'technology' } as const
const bank = sampleBank('basic', 'technology')
const FIRST: ItemKey = 'motivation-motivation-1@1'
const SECOND: ItemKey = 'motivation-motivation-1@2'

/** The bank with the first item of another status, and perhaps a second version beside it. */
function later(status: Item['status'], second: boolean): Bank {
  const { items, ar, en } = bank.motivation ?? { items: {}, ar: {}, en: {} }
  const [item, arabic, english] = [items[FIRST], ar[FIRST], en[FIRST]]
  if (!item || !arabic || !english) throw new Error('the sample has no first item')
  const added = second
    ? { items: { [SECOND]: item }, ar: { [SECOND]: arabic }, en: { [SECOND]: english } }
    : { items: {}, ar: {}, en: {} }
  return {
    ...bank,
    motivation: {
      items: { ...items, [FIRST]: { ...item, status }, ...added.items },
      ar: { ...ar, ...added.ar },
      en: { ...en, ...added.en },
    },
  }
}

const items = (form: AssembledForm) => (form.kind === 'assembled' ? form.items : [])

it('a form is pinned by one digit for each of its items', () => {
  expect(versionsOf(items(assembleForm(bank, request)))).toBe('1'.repeat(90))
  expect(versionsOf(items(assembleForm(later('draft', true), request)))).toBe(`2${'1'.repeat(89)}`)
})

it.each([
  ['beside a newer version', later('draft', true)],
  ['retired, with a newer version', later('retired', true)],
  ['retired, with nothing in its place', later('retired', false)],
])('an attempt keeps its item %s', (_, now) => {
  const kept = items(assemblePinned(now, FORMS.basic, 'technology', '1'.repeat(90)))
  expect(kept.map(({ key }) => key)).toEqual(items(assembleForm(bank, request)).map(({ key }) => key))
})

it('an item that is no longer in the bank is missed by its slot', () => {
  expect(assemblePinned(bank, FORMS.basic, 'technology', `2${'1'.repeat(89)}`)).toMatchObject({
    kind: 'incomplete',
    missing: [{ section: 'motivation', number: 1 }],
  })
})
