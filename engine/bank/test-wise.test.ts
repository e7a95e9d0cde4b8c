import { expect, it } from 'vitest'
import { sampleItem } from './sample-item.ts'
import { testWise } from './test-wise.ts'

/** Values in display order: 1 2 4 5 3. */
const short = ['I ask you.', 'I go.', 'I ask now.', 'I wait for a red box.', 'I stay a while now.'] as const
const item = sampleItem({ en: { story: 'A red box is here.', options: short } })

it('a strategy scores the value of the option it picks', () => {
  const { longest, shortest, position, sharedWords } = testWise([item], 'en')
  expect({ longest, shortest, position }).toEqual({ longest: 5, shortest: 2, position: [1, 2, 4, 5, 3] })
  expect(sharedWords).toBe(5)
})

it('options that a strategy cannot tell apart count by their mean', () => {
  const even = sampleItem({ en: { story: 'No word.', options: ['I a.', 'I b.', 'I c.', 'I d.', 'I e.'] } })
  expect(testWise([even], 'en')).toMatchObject({ longest: 3, shortest: 3, sharedWords: 3 })
})

it('careful verbs are a matter of conduct alone', () => {
  expect(testWise([item], 'en').carefulVerb).toBeNull()
  const conduct = sampleItem({ item: { facet: 'PLN' }, en: { options: short } })
  expect(testWise([conduct], 'en').carefulVerb).toBe(2.5)
})
