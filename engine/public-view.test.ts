import { expect, it } from 'vitest'
import { sampleForm } from './forms/sample-form.ts'
import { ANSWERS, publicQuestion, valueOfAnswer } from './public-view.ts'

const items = sampleForm('basic', 'technology')

it('a question shows its number, type and words, and its options by their place', () => {
  const [item] = items
  if (!item) throw new Error('the sample is empty')
  expect(publicQuestion(item)).toEqual({
    number: 1,
    type: 'scenario',
    story: { ar: item.text.ar.story, en: item.text.en.story },
    question: { ar: item.text.ar.question, en: item.text.en.question },
    options: ANSWERS.map((answer, index) => ({
      answer,
      text: { ar: item.text.ar.options[index], en: item.text.en.options[index] },
    })),
  })
})

it('an answer is worth the value that stands at its place', () => {
  for (const item of items)
    expect(ANSWERS.map(answer => valueOfAnswer(item, answer))).toEqual(item.slot.display)
})

it('two items that differ in keys and reasons alone look the same', () => {
  const [item] = items
  if (!item) throw new Error('the sample is empty')
  const options = [...item.item.options].reverse() as unknown as typeof item.item.options
  const other = { ...item, key: 'other-1@9' as const, item: { ...item.item, facet: 'INF' as const, options } }
  expect(publicQuestion(other)).toEqual(publicQuestion(item))
})
