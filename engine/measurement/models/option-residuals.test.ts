import { expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { chancesOf, type GradedItem } from './item-model.ts'
import { optionResiduals } from './option-residuals.ts'
import { worstFit } from './worst-fit.ts'

const ITEMS: GradedItem[] = Array.from({ length: 12 }, () => ({
  kind: 'graded',
  slope: 1.4,
  intercepts: [1, -1],
}))
const random = seededRandom(9)
const draw = (theta: number) => {
  const left = random()
  const [lowest = 0, middle = 0] = chancesOf(ITEMS[0] as GradedItem, theta)
  return left < lowest ? 0 : left < lowest + middle ? 1 : 2
}
const answers = Array.from({ length: 1500 }, () => {
  const theta = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return ITEMS.map(() => draw(theta))
})

test('answers that follow the model stay near what it foretells, in every rank group', () => {
  const residuals = optionResiduals(ITEMS, answers, 5)[0] ?? []
  expect(residuals.flat()).toHaveLength(15)
  expect(residuals.reduce((sum, group) => sum + (group[0]?.people ?? 0), 0)).toBe(1500)
  expect(Math.max(...residuals.flat().map(({ z }) => Math.abs(z)))).toBeLessThan(3.5)
})

test('an item that the weak guess stands out in the lowest group', () => {
  const guessed = answers.map(row => (random() < 0.4 ? [2, ...row.slice(1)] : row))
  const [lowest] = optionResiduals(ITEMS, guessed, 5)[0] ?? []
  expect(lowest?.[2]?.z).toBeGreaterThan(5)
})

test('of a story that departs from the model, option and fifth are said; of one that follows it, nothing counts', () => {
  const guessed = answers.map(row => (random() < 0.4 ? [2, ...row.slice(1)] : row))
  const [odd = [], sound = []] = optionResiduals(ITEMS, guessed, 5)
  expect(worstFit(odd, [1, 3, 5])).toMatchObject({ group: 1, value: 5, flagged: true })
  expect(worstFit(sound, [1, 3, 5])).toMatchObject({ flagged: false })
  expect(worstFit([], [])).toBeNull()
})
