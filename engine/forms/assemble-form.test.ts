import { describe, expect, it } from 'vitest'
import type { Bank, Block } from '../bank/block.ts'
import type { Item, ItemKey } from '../bank/item.ts'
import { assembleForm } from './assemble-form.ts'
import { openFields, openForms } from './open.ts'
import { sampleBank } from './sample-form.ts'

const bank = sampleBank('basic', 'technology')
const first: ItemKey = 'motivation-motivation-1@1'
const second: ItemKey = 'motivation-motivation-1@2'
const request = { form: 'basic', field: 'technology' } as const

/** The bank with one block changed. */
function changed(name: string, change: (block: Block) => Block): Bank {
  const block = bank[name]
  return block ? { ...bank, [name]: change(block) } : bank
}

/** Slot 1 with a second version beside the first. */
function withSecond(status: Item['status'], of: Item['status'] = 'draft'): Bank {
  return changed('motivation', ({ items, ar, en }) => {
    const [item, arabic, english] = [items[first], ar[first], en[first]]
    if (!item || !arabic || !english) throw new Error('the sample has no first item')
    return {
      items: { ...items, [first]: { ...item, status: of }, [second]: { ...item, status } },
      ar: { ...ar, [second]: arabic },
      en: { ...en, [second]: english },
    }
  })
}

function without(name: string, key: ItemKey): Bank {
  return changed(name, block => {
    const { [key]: _, ...items } = block.items
    return { ...block, items }
  })
}

function firstKey(from: Bank) {
  const assembled = assembleForm(from, request)
  return assembled.kind === 'assembled' ? assembled.items[0]?.key : assembled.missing
}

describe('assembling a form', () => {
  it('takes the latest version that is not retired', () => {
    expect(firstKey(bank)).toBe(first)
    expect(firstKey(withSecond('draft'))).toBe(second)
    expect(firstKey(withSecond('retired'))).toBe(first)
  })

  it('takes no draft where a version that was read stands beside it', () => {
    expect(firstKey(withSecond('draft', 'read'))).toBe(first)
    expect(firstKey(withSecond('read', 'read'))).toBe(second)
  })

  it('names the slots that stay empty', () => {
    expect(assembleForm(without('motivation', first), request)).toMatchObject({
      kind: 'incomplete',
      missing: [{ section: 'motivation', number: 1 }],
    })
    expect(assembleForm(bank, { form: 'basic', field: 'finance' })).toHaveProperty('missing.length', 16)
  })

  it('numbers the items within their sections', () => {
    const assembled = assembleForm(bank, request)
    const last = assembled.kind === 'assembled' ? assembled.items.at(-1) : undefined
    expect(last).toMatchObject({ section: 'skills', number: 30, version: 1, slot: { facet: 'LOG' } })
  })
})

describe('what is open', () => {
  it('is a field whose 16 slots are filled', () => {
    expect(openFields(bank)).toEqual(['technology'])
    expect(openFields(without('technology', 'technology-skills-4@1'))).toEqual([])
  })

  it('is a form whose slots are filled, with a field where it asks for one', () => {
    expect(openForms(bank)).toEqual(['basic'])
    expect(openForms(without('technology', 'technology-skills-4@1'))).toEqual([])
    expect(openForms(without('motivation', first))).toEqual([])
    expect(openForms({ ...bank, ...sampleBank('quick', null) })).toEqual(['basic', 'quick'])
  })
})
