import { expect, it } from 'vitest'
import { placeAt } from './place.ts'

const name = { ar: '', en: '' }
const sections = ['motivation', 'competency', 'skills'].map(id => ({ id, name, questions: 30, score: null }))

it.each([
  [0, 'motivation', 1, false],
  [29, 'motivation', 30, false],
  [30, 'competency', 1, false],
  [88, 'skills', 29, false],
  [89, 'skills', 30, true],
])('position %i is %s, question %i', (position, id, number, last) => {
  expect(placeAt(sections, position)).toMatchObject({ section: { id }, number, last })
})

it('has no place after the last question', () => {
  expect(placeAt(sections, 90)).toBeUndefined()
})
