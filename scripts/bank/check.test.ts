import { afterEach, expect, it, vi } from 'vitest'
import type { Bank, Block } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import type { Item, ItemText } from '#engine/bank/item.ts'
import { printFindings } from './check.ts'

const print = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => print.mockClear())

const KEY = 'technology-skills-10/a@2'
const block = BANK.technology as Block
const item = block.items[KEY] as Item
const english = block.en[KEY] as ItemText

const changed = (change: Partial<Block>): Bank => ({ technology: { ...block, ...change } })
const withItem = (key: string, other: object) =>
  changed({ items: { ...block.items, [key]: { ...(block.items[key as typeof KEY] as Item), ...other } } })
const withOptions = (map: (option: Item['options'][number], index: number) => object) =>
  withItem(KEY, { options: item.options.map(map) })

/** What may be wrong with an item that was written by hand, and the file that the writer has to open. */
it.each([
  ['a missing language', changed({ en: without(block.en) }), 'A-01', KEY, 'text.en.ts'],
  [
    'a wrong key',
    withOptions((option, index) => ({ ...option, value: index === 0 ? 5 : option.value })),
    'A-03',
    KEY,
    'pairs.ts',
  ],
  [
    'a slot filled twice',
    withItem('technology-skills-13/a@1', { slot: item.slot }),
    'A-02',
    'technology-skills-13/a@1',
    'pairs.ts',
  ],
  // In the whole bank, where the forms are checked too.
  ['an unknown facet', { ...BANK, ...withItem(KEY, { facet: 'XYZ' }) }, 'A-01', KEY, 'pairs.ts'],
  [
    'a duplicate option',
    changed({
      en: { ...block.en, [KEY]: { ...english, options: [english.options[1], ...english.options.slice(1)] } },
    } as never),
    'A-20',
    KEY,
    'text.en.ts',
  ],
])(
  '%s fails, naming check, item and file',
  (_, bank, check, key, file) => {
    expect(printFindings(bank)).toBe(1)
    const lines = print.mock.calls.map(([line]) => String(line))
    const found = lines.find(line => line.startsWith('fail') && line.includes(`${check}  ${key}`))
    expect(found).toContain(`(engine/bank/technology/${file})`)
  },
  180_000,
)

function without(texts: Block['en']): Block['en'] {
  const { [KEY]: _, ...others } = texts
  return others
}
