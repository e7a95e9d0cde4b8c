import { describe, expect, it } from 'vitest'
import type { Bank, Block } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import type { ItemKey, ItemText } from '../bank/item.ts'
import { FIELD_IDS, SOURCE_LOCALES } from '../vocabulary.ts'
import { attackAcross, attackBank, overall } from './attack-bank.ts'
import { featuresOf } from './features.ts'
import { likenessOfFields } from './likeness.ts'
import { fit, predict } from './ridge.ts'

describe.each(SOURCE_LOCALES)('a model of words that reads options alone, %s', locale => {
  const blocks = attackBank(BANK, locale)

  it('scores no more than chance on any block, nor over the bank', () => {
    expect(new Set(blocks.map(({ block }) => block))).toEqual(new Set(Object.keys(BANK)))
    for (const { block, score } of blocks) expect([block, score <= 3.2]).toEqual([block, true])
    expect(overall(blocks.filter(({ mirrored }) => mirrored))).toBeLessThanOrEqual(3.1)
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

  it.each(['competency', 'skills'])('finds no dilemma that the fields share in a slot of %s', section => {
    const { within, between } = likenessOfFields(BANK, locale, section)
    // A hundredth is one standard error of the difference, each field left out once.
    expect(within).toBeLessThanOrEqual(1.01 * between)
  })

  it('finds a dilemma in many costumes', () => {
    const told = Object.fromEntries(
      FIELD_IDS.flatMap(field => {
        const block = BANK[field]
        return block ? [[field, retelling(block)]] : []
      }),
    )
    const { within, between } = likenessOfFields(told, locale, 'skills')
    expect(within).toBeGreaterThan(1.01 * between)
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

/** The block with the stories of one field in its slots, each with one word of its own. */
function retelling(block: Block): Bank[string] {
  const source = BANK.technology
  const words = (texts: Block['ar'], from: Block['ar'] | undefined) =>
    Object.fromEntries(
      (Object.entries(texts) as [ItemKey, ItemText][]).map(([key, text]) => {
        const told = from?.[key.replace(/^[a-z]+/, 'technology').replace(/@\d+$/, '@1') as ItemKey]
        return [key, told ? { ...text, story: told.story } : text]
      }),
    )
  return { items: block.items, ar: words(block.ar, source?.ar), en: words(block.en, source?.en) }
}

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
