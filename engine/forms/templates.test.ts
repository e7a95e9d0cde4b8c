import { expect, it } from 'vitest'
import { FORMS } from './forms.ts'
import { sampleBank } from './sample-form.ts'
import { templates } from './templates.ts'

const cards = templates(sampleBank('basic', 'technology'))

/** What the cards of the selection screen promise. */
it('the cards keep their counts, difficulties and the one recommendation', () => {
  expect(cards.map(card => [card.id, card.questionsCount, card.difficulty, card.recommended])).toEqual([
    ['basic', 30, 'beginner', true],
    ['advanced', 40, 'advanced', false],
    ['leadership', 40, 'expert', false],
    ['quick', 15, 'beginner', false],
  ])
})

it('every number of items on a card is the form’s', () => {
  for (const { id, total, features } of cards) {
    const { count, sections } = FORMS[id]
    expect(total).toBe(count)
    const [{ ar, en } = { ar: '', en: '' }] = features
    const perSection =
      id === 'basic' ? [sections[0]?.count, sections.length, count] : [count, sections.length]
    expect(ar.match(/\d+/g)?.map(Number)).toEqual(perSection)
    expect(en.match(/\d+/g)?.map(Number)).toEqual(perSection)
  }
})

it('only a form whose items exist is open', () => {
  expect(cards.filter(card => card.open).map(card => card.id)).toEqual(['basic'])
})
