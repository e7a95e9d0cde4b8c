import { describe, expect, it } from 'vitest'
import { type BankItem, itemsOf } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import type { Expected, Item } from '../bank/item.ts'
import { expectedDifficulty, singles, spreadOfDifficulty } from './common-laws.ts'

const ENTRIES = itemsOf(BANK)
const TOLD = ENTRIES.find(({ block }) => block === 'competency') as BankItem
const without = (entry: BankItem, part: 'expected' | 'story'): BankItem => {
  const { [part]: _, ...item } = entry.item
  return { ...entry, item }
}
const withItem = (entry: BankItem, change: Partial<Item>) => ({
  ...entry,
  item: { ...entry.item, ...change },
})
const expected = (change: Partial<Expected>) =>
  withItem(TOLD, { expected: { share: 0.6, why: 'two facts must be joined', ...change } })

describe('how hard a story is meant to be (P-16)', () => {
  it('stands beside every story whose values turn, and every facet reaches from easy to hard', () => {
    expect(ENTRIES.flatMap(expectedDifficulty)).toEqual([])
    expect(spreadOfDifficulty(ENTRIES)).toEqual([])
  })

  it.each<[string, BankItem]>([
    ['that does not say how many solve it', without(TOLD, 'expected')],
    ['without its reason', expected({ why: ' ' })],
    ['that nearly everybody solves', expected({ share: 0.9 })],
    ['that hardly anybody solves', expected({ share: 0.3 })],
  ])('fails in a story %s', (_, entry) => {
    expect(expectedDifficulty(entry)).toMatchObject([{ check: 'P-16', level: 'fail' }])
  })

  it.each([
    ['no story that most adults solve', 0.69],
    ['no two stories that half of them solve', 0.56],
  ])('fails in a facet with %s', (_, share) => {
    const flat = ENTRIES.map(entry =>
      entry.item.facet === 'LOG' ? withItem(entry, { expected: { share, why: 'planted' } }) : entry,
    )
    expect(spreadOfDifficulty(flat)).toContainEqual(
      expect.objectContaining({ check: 'P-16', level: 'fail', key: 'LOG' }),
    )
  })
})

describe('items that tell one story (P-17)', () => {
  const alone = (count: number, section: string) => {
    const common = ENTRIES.filter(({ field, item }) => field === null && item.slot.section === section)
    return common.slice(0, count).map(entry => without(entry, 'story'))
  }

  it('are none in the common blocks today', () => {
    expect(ENTRIES.filter(({ item }) => item.story === undefined)).toEqual([])
  })

  it('may be four of a section and fail as five', () => {
    expect(singles([...alone(4, 'competency'), ...alone(4, 'skills')])).toEqual([])
    expect(singles(alone(5, 'skills'))).toMatchObject([{ check: 'P-17', level: 'fail', key: 'skills' }])
  })
})
