import { describe, expect, it } from 'vitest'
import type { Bank } from '../bank/block.ts'
import type { Item, ItemKey, Story } from '../bank/item.ts'
import * as motivation from '../bank/motivation/index.ts'
import { tellStories } from '../bank/tell-stories.ts'
import { type AssembledForm, assembleForm } from './assemble-form.ts'
import { FORMS } from './forms.ts'
import { assemblePinned, pinsOf } from './pin-items.ts'
import { sampleBank } from './sample-form.ts'
import type { Slot } from './slots.ts'

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

const pinned = (itemVersions: string) =>
  ({ field: 'technology', itemVersions, stories: '-'.repeat(90) }) as const

it('a form is pinned by one digit and one letter for each of its items', () => {
  expect(pinsOf(items(assembleForm(bank, request)))).toEqual({
    itemVersions: '1'.repeat(90),
    stories: '-'.repeat(90),
  })
  expect(pinsOf(items(assembleForm(later('draft', true), request))).itemVersions).toBe(`2${'1'.repeat(89)}`)
})

it.each([
  ['beside a newer version', later('draft', true)],
  ['retired, with a newer version', later('retired', true)],
  ['retired, with nothing in its place', later('retired', false)],
])('an attempt keeps its item %s', (_, now) => {
  const kept = items(assemblePinned(now, FORMS.basic, pinned('1'.repeat(90))))
  expect(kept.map(({ key }) => key)).toEqual(items(assembleForm(bank, request)).map(({ key }) => key))
})

it('an item that is no longer in the bank is missed by its slot', () => {
  expect(assemblePinned(bank, FORMS.basic, pinned(`2${'1'.repeat(89)}`))).toMatchObject({
    kind: 'incomplete',
    missing: [{ section: 'motivation', number: 1 }],
  })
})

describe('of a pair', () => {
  const pairs = tellStories(motivation)
  const paired: Bank = { ...bank, motivation: pairs }
  const told = (storyAt: (slot: Slot) => Story) =>
    pinsOf(items(assembleForm(paired, { ...request, storyAt })))
  const firstOnly = ({ section, number }: Slot) => (section === 'motivation' && number === 1 ? 'b' : 'a')

  it('the story is pinned beside the version', () => {
    expect(told(firstOnly).stories).toBe(`b${'a'.repeat(29)}${'-'.repeat(60)}`)
  })

  it('an attempt is told the stories that it has pinned', () => {
    const again = assemblePinned(paired, FORMS.basic, { field: 'technology', ...told(firstOnly) })
    expect(
      items(again)
        .slice(0, 2)
        .map(({ key }) => key.split('@')[0]),
    ).toEqual(['motivation-01/b', 'motivation-02/a'])
  })

  it('an attempt from before there were pairs misses its items', () => {
    const old = { field: 'technology', itemVersions: '1'.repeat(90), stories: null } as const
    expect(assemblePinned(paired, FORMS.basic, old)).toHaveProperty('missing.length', 30)
    expect(assemblePinned(bank, FORMS.basic, old)).toHaveProperty('kind', 'assembled')
  })
})
