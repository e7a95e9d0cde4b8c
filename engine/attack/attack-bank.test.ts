import { describe, expect, it } from 'vitest'
import type { Bank, Block } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import type { ItemKey, ItemText } from '../bank/item.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { attackBank, overall } from './attack-bank.ts'
import { featuresOf } from './features.ts'
import { fit, predict } from './ridge.ts'

describe.each(SOURCE_LOCALES)('a model of words that reads options alone, %s', locale => {
  // The blocks that are not paired yet are printed by `npm run bank -- attack` and get the same limit when they are.
  const mirrored = attackBank(BANK, locale).filter(block => block.mirrored)

  it('scores no more than chance on mirrored pairs', () => {
    expect(mirrored.map(({ block }) => block)).toEqual(['competency', 'skills'])
    for (const { block, score } of mirrored) expect([block, score <= 3.2]).toEqual([block, true])
    expect(overall(mirrored)).toBeLessThanOrEqual(3.1)
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
