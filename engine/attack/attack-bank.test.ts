import { describe, expect, it } from 'vitest'
import type { Bank, Block } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import type { ItemKey, ItemText } from '../bank/item.ts'
import { FIELD_IDS, SOURCE_LOCALES } from '../vocabulary.ts'
import { attackAcross, attackBank, overall } from './attack-bank.ts'
import { featuresOf } from './features.ts'
import { fit, predict } from './ridge.ts'

describe.each(SOURCE_LOCALES)('a model of words that reads options alone, %s', locale => {
  const blocks = attackBank(BANK, locale)

  it('scores no more than chance on the mirrored pairs of every block, nor over the bank', () => {
    const mirrored = blocks.filter(block => block.mirrored)
    expect(mirrored.map(({ block }) => block)).toEqual(
      Object.keys(BANK).filter(name => name !== 'motivation'),
    )
    for (const { block, score } of mirrored) expect([block, score <= 3.2]).toEqual([block, true])
    expect(overall(mirrored)).toBeLessThanOrEqual(3.1)
    expect(overall(blocks)).toBeLessThanOrEqual(3.1)
  })

  it.each([
    ['the first six', FIELD_IDS.slice(0, 6), FIELD_IDS.slice(6)],
    ['the last six', FIELD_IDS.slice(6), FIELD_IDS.slice(0, 6)],
  ])('learns nothing from %s fields that helps in the other six', (_, learnt, attacked) => {
    const fields = attackAcross(BANK, locale, { learnt, attacked })
    expect(fields).toHaveLength(6)
    expect(overall(fields)).toBeLessThanOrEqual(3.2)
  })

  it('finds a word that gives the best option away', () => {
    const { competency, skills, motivation } = BANK
    const blocks = Object.entries({ competency, skills, motivation })
    const marked = Object.fromEntries(
      blocks.flatMap(([name, block]) => (block ? [[name, marking(block)]] : [])),
    )
    for (const { score } of attackBank(marked, locale)) expect(score).toBeGreaterThan(4)
  })
})

/** The block with a strange word in each option worth 5. */
function marking(block: Block): Bank[string] {
  const words = (texts: Block['ar']) =>
    Object.fromEntries(
      (Object.entries(texts) as [ItemKey, ItemText][]).map(([key, text]) => {
        const best = block.items[key]?.options.findIndex(({ value }) => value === 5)
        const options = text.options.map((option, place) => (place === best ? `${option} tuqtuq` : option))
        return [key, { ...text, options: options as unknown as ItemText['options'] }]
      }),
    )
  return { items: block.items, ar: words(block.ar), en: words(block.en) }
}

it('ridge regression finds the words that decide', () => {
  const examples = ['good act', 'good deed', 'bad act', 'bad deed'].map(text => ({
    features: featuresOf(text),
    target: text.startsWith('good') ? 1 : -1,
  }))
  const model = fit(examples)
  expect(predict(model, featuresOf('good thing'))).toBeGreaterThan(0.2)
  expect(predict(model, featuresOf('bad thing'))).toBeLessThan(-0.2)
})
