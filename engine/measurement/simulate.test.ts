import { expect, test } from 'vitest'
import { seededRandom } from '../../tests/support/seeded-random.ts'
import { itemsOf } from '../bank/block.ts'
import { BANK } from '../bank/index.ts'
import { correlate } from './numbers/correlate.ts'
import { type Defects, drawModels, readsTranslation, simulateTakers } from './simulate.ts'

const keys = itemsOf(BANK).flatMap(({ key, item }) => (item.slot.form === 'basic' ? [key] : []))
const invent = (count: number, seed: number, defects: Defects = {}) => {
  const random = seededRandom(seed)
  const takers = simulateTakers(BANK, drawModels(keys, random), random, { defects })
  return Array.from({ length: count }, () => takers.next().value)
}

test('equal seeds invent equal people, other seeds others', () => {
  expect(invent(3, 1)).toEqual(invent(3, 1))
  expect(invent(3, 2)).not.toEqual(invent(3, 1))
})

test('each invented person answers the 90 questions of a field and of a story set, and stands where the option stands', () => {
  for (const { field, storySet, answers, abilities } of invent(20, 3)) {
    expect(answers).toHaveLength(90)
    expect(new Set(answers.map(({ key }) => key)).size).toBe(90)
    expect(storySet).toBeGreaterThanOrEqual(1)
    expect(Object.keys(abilities)).toHaveLength(17)
    for (const { key, value, place } of answers) {
      const item = itemsOf(BANK).find(entry => entry.key === key)
      expect(item?.item.options[place]?.value).toBe(value)
      expect([null, field]).toContain(item?.field)
    }
  }
})

test('the able reach more, and spread as one expects', () => {
  const people = invent(1000, 4)
  const sums = people.map(({ answers }) => answers.reduce((sum, { value }) => sum + value, 0))
  const means = people.map(
    ({ abilities }) => Object.values(abilities).reduce((sum, own) => sum + own, 0) / 17,
  )
  expect(correlate(sums, means)).toBeGreaterThan(0.85)
  const abilities = people.map(person => person.abilities.AUT ?? 0)
  const variance = abilities.reduce((sum, own) => sum + own * own, 0) / abilities.length
  expect(variance).toBeGreaterThan(0.85)
  expect(variance).toBeLessThan(1.15)
})

test('a wrong key gives one option the points of another, and nothing else changes', () => {
  const key = keys[0]
  if (!key) throw new Error('The bank is empty.')
  const answersTo = (defects: Defects) =>
    invent(200, 5, defects).flatMap(({ answers }) =>
      answers.flatMap(own => (own.key === key ? [own.value] : [])),
    )
  const sound = answersTo({})
  expect(answersTo({ exchanged: [{ key, values: [1, 5] }] })).toEqual(
    sound.map(value => (value === 1 ? 5 : value === 5 ? 1 : value)),
  )
})

test('a story that is harder in translation is so for every second taker, and for nobody else', () => {
  const key = keys[0]
  if (!key) throw new Error('The bank is empty.')
  const meanOf = (defects: Defects, isSecond: boolean) => {
    const values = invent(2000, 6, defects).flatMap(({ answers }, taker) =>
      readsTranslation(taker) === isSecond
        ? answers.flatMap(own => (own.key === key ? [own.value] : []))
        : [],
    )
    return values.reduce<number>((sum, value) => sum + value, 0) / values.length
  }
  const harder: Defects = { translated: { keys: [key], harder: 1 } }
  expect(meanOf(harder, true)).toBeLessThan(meanOf({}, true) - 0.2)
  expect(meanOf(harder, false)).toBe(meanOf({}, false))
})
