import { describe, expect, it } from 'vitest'
import type { Bank, Block } from '../bank/block.ts'
import type { ItemKey } from '../bank/item.ts'
import { SAMPLE, SAMPLE_AR, SAMPLE_EN, SAMPLE_KEY, sampleItem } from '../bank/sample-item.ts'
import { sampleBank } from '../forms/sample-form.ts'
import { checkBank, openAssemblies } from './check-bank.ts'
import { completeness } from './completeness.ts'
import { alikeStories } from './duplicates.ts'
import { schema } from './schema.ts'
import { filledOnce } from './slot.ts'

const BLOCK: Block = {
  items: { [SAMPLE_KEY]: SAMPLE },
  ar: { [SAMPLE_KEY]: SAMPLE_AR },
  en: { [SAMPLE_KEY]: SAMPLE_EN },
}
const underKey = (key: ItemKey, item = SAMPLE): Block => ({
  items: { [key]: item },
  ar: { [key]: SAMPLE_AR },
  en: { [key]: SAMPLE_EN },
})
const withItem = (change: object): Block => ({ ...BLOCK, items: { [SAMPLE_KEY]: { ...SAMPLE, ...change } } })

// biome-ignore format: one planted fault a line reads as the table it is
const MALFORMED: readonly (readonly [fault: string, block: Block])[] = [
  ['a key without a version', underKey('motivation-1' as ItemKey)],
  ['a key of another block', underKey('competency-1@1')],
  ['a key of another slot', underKey('motivation-2@1')],
  ['a section that the form has not', withItem({ slot: { ...SAMPLE.slot, section: 'LDR' } })],
  ['a facet that nobody knows', withItem({ facet: 'XYZ' })],
  ['a type of another section', withItem({ type: 'logical' })],
  ['a status that nobody knows', withItem({ status: 'new' })],
  ['four options', withItem({ options: SAMPLE.options.slice(1) })],
  ['an item without English', { ...BLOCK, en: {} }],
  [
    'an empty option',
    {
      ...BLOCK,
      ar: { [SAMPLE_KEY]: { ...SAMPLE_AR, options: ['', ...SAMPLE_AR.options.slice(1)] } },
    } as unknown as Block,
  ],
  ['words without an item', { ...BLOCK, ar: { ...BLOCK.ar, 'motivation-9@1': SAMPLE_AR } }],
]

/** The sample bank without the items whose key begins so. */
function without(bank: Bank, start: string): Bank {
  const kept = (texts: object) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith(start)))
  return Object.fromEntries(
    Object.entries(bank).map(([name, { items, ar, en }]) => [
      name,
      { items: kept(items), ar: kept(ar), en: kept(en) },
    ]),
  )
}

describe('the checks over the bank', () => {
  const core = sampleBank('basic', 'technology')

  it.each(MALFORMED)('A-01 (fail) finds %s', (_, block) => {
    expect(schema('motivation', block)).toContainEqual(
      expect.objectContaining({ check: 'A-01', level: 'fail' }),
    )
  })

  it('A-01 lets a well-formed block pass, and a key that names its section', () => {
    expect(schema('motivation', BLOCK)).toEqual([])
    expect(schema('motivation', underKey('motivation-motivation-1@1'))).toEqual([])
  })

  it('A-02 (fail) finds a slot filled twice, and lets a second version pass', () => {
    const twin = sampleItem({ key: 'motivation-motivation-1@1' })
    expect(filledOnce([sampleItem(), twin])).toMatchObject([{ check: 'A-02', level: 'fail', key: twin.key }])
    expect(filledOnce([sampleItem(), sampleItem({ key: 'motivation-1@2', version: 2 })])).toEqual([])
  })

  it('A-20 (fail) finds a story told twice, but not in two versions of one item', () => {
    const elsewhere = sampleItem({ key: 'motivation-7@1', item: { slot: { ...SAMPLE.slot, number: 7 } } })
    expect(alikeStories([sampleItem(), elsewhere])).toMatchObject([{ check: 'A-20' }, { check: 'A-20' }])
    expect(alikeStories([sampleItem(), sampleItem({ key: 'motivation-1@2', version: 2 })])).toEqual([])
    const other = { story: 'قبل ساعة من افتتاح متجر للزهور، انقطع الماء عن الحي كله.' }
    const another = { story: 'An hour before a flower shop opens, the water is cut off in the whole street.' }
    expect(
      alikeStories([sampleItem(), sampleItem({ key: 'motivation-7@1', ar: other, en: another })]),
    ).toEqual([])
  })

  it('A-27 (fail) finds a form and a field that lack an item', () => {
    expect(completeness(without(core, 'motivation-motivation-4@'))).toMatchObject([
      { check: 'A-27', level: 'fail', key: 'basic' },
    ])
    expect(completeness(without(core, 'technology-skills-7@'))).toMatchObject([
      { check: 'A-27', key: 'basic/technology' },
    ])
    expect(completeness(core)).toEqual([])
  })

  it('reach every open form and what it holds', () => {
    expect(openAssemblies(core)).toEqual([{ form: 'basic', field: 'technology' }])
    const found = new Set(checkBank(core).map(({ key }) => key.split('@')[0]))
    expect(found).toContain('technology-skills-7')
    expect(
      checkBank(without(core, 'technology-skills-7@')).filter(({ check }) => check === 'A-27'),
    ).toHaveLength(1)
  })
})
