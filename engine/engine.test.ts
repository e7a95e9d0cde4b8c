import { describe, expect, it } from 'vitest'
import { BANK } from './bank/index.ts'
import { testWise } from './bank/test-wise.ts'
import { checkBank, itemsOfSet, openAssemblies } from './checks/check-bank.ts'
import { unitsOf } from './checks/units.ts'
import { FORMS } from './forms/forms.ts'
import { complementOf } from './forms/story-sets.ts'
import { ANSWERS, publicQuestion, valueOfAnswer } from './public-view.ts'
import { LOCALES } from './vocabulary.ts'

/** The laws over whatever the bank holds. */
describe('the bank', () => {
  it('fails none of the checks A-01 to A-30 and P-01 to P-17', () => {
    expect(checkBank(BANK).filter(({ level }) => level === 'fail')).toEqual([])
  }, 180_000)

  it('opens the core to at least one field', () => {
    expect(openAssemblies(BANK)).toContainEqual({ form: 'basic', field: 'technology' })
  })
})

describe.each(openAssemblies(BANK))('form $form, field $field', assembly => {
  const { form } = assembly
  const items = itemsOfSet(BANK, assembly, 1)

  it('assembles to as many items as it has slots', () => {
    expect(items).toHaveLength(FORMS[form].count)
    expect(items.map(({ section, number }) => `${section} ${number}`)).toEqual(
      FORMS[form].sections.flatMap(({ id, count }) =>
        Array.from({ length: count }, (_, index) => `${id} ${index + 1}`),
      ),
    )
  })

  it('shows the browser words and nothing else', () => {
    for (const item of items) {
      const shown = JSON.parse(JSON.stringify(publicQuestion(item)))
      expect(Object.keys(shown).sort()).toEqual(['number', 'options', 'question', 'story', 'type'])
      expect(Object.keys(shown.story)).toEqual(['ar', 'en'])
      expect(Object.keys(shown.question)).toEqual(['ar', 'en'])
      expect(shown.options).toEqual(
        ANSWERS.map((answer, index) => ({
          answer,
          text: { ar: item.text.ar.options[index], en: item.text.en.options[index] },
        })),
      )
    }
  })

  it('lets every value stand equally often at every place', () => {
    for (const { items: group } of unitsOf(form, items))
      for (const answer of ANSWERS)
        for (const value of [1, 2, 3, 4, 5])
          expect(group.filter(item => valueOfAnswer(item, answer) === value)).toHaveLength(group.length / 5)
  })

  it('gives a rule of thumb no more than chance', () => {
    const others = itemsOfSet(BANK, assembly, complementOf(1))
    for (const { items: group } of unitsOf(form, [...items, ...others]))
      for (const locale of LOCALES)
        for (const score of Object.values(testWise(group, locale)).flat()) {
          if (score === null) continue
          expect(score).toBeGreaterThanOrEqual(2.6)
          expect(score).toBeLessThanOrEqual(3.4)
        }
  })
})
