import { expect, it } from 'vitest'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { readingsOf } from '#engine/bank/lean.ts'
import { mean } from '#engine/bank/mean.ts'
import { pairsIn } from '#engine/bank/pairs-in.ts'
import { sumUpReadings } from '#engine/bank/sum-up-readings.ts'
import { FIELD_IDS, SOURCE_LOCALES } from '#engine/vocabulary.ts'
import { READINGS } from '#server/features/method/readings.ts'

import { differenceOf } from './difference.ts'
import { reviewedPairs } from './review.ts'

it('every question claims the review that the readings give it (npm run bank -- review)', () => {
  const claimed = reviewedPairs(BANK).map(({ pair: { key, a, b } }) => [key, a.item.status, b.item.status])
  expect(claimed).toEqual(reviewedPairs(BANK).map(({ pair: { key }, status }) => [key, status, status]))
})

it('no expert has rated a question yet', () => {
  expect(reviewedPairs(BANK)).toHaveLength(pairsIn(itemsOf(BANK)).length)
})

it('who chooses what gets the job scores what chance gives in motivation', () => {
  const readers = READINGS
  const read = pairsIn(itemsOf(BANK)).filter(({ a }) => a.block === 'motivation' && a.item.status === 'read')
  const values = read.flatMap(pair =>
    readingsOf(pair, readers, 'told to get the job').flatMap(({ ranked: [first] }) =>
      pair.a.item.options.filter(({ id }) => id === first).map(({ value }) => value),
    ),
  )
  expect(read.length).toBeGreaterThan(0)
  expect(mean(values)).toBeGreaterThanOrEqual(2.6)
  expect(mean(values)).toBeLessThanOrEqual(3.4)
})

it('of the readers with a job in sight at most 45 % choose one option of a motivation question first', () => {
  const applicants = READINGS.filter(({ job }) => job)
  expect(applicants.length).toBeGreaterThanOrEqual(20)
  const drawn = pairsIn(itemsOf(BANK))
    .filter(({ a }) => a.block === 'motivation' && a.item.status === 'read')
    .flatMap(pair => {
      const read = readingsOf(pair, applicants, 'told to get the job')
      const byFirst = Map.groupBy(read, ({ ranked: [first] }) => first)
      return [...byFirst.values()].some(chosen => chosen.length > 0.45 * read.length) || read.length < 20
        ? [pair.key]
        : []
    })
  expect(drawn).toEqual([])
})

const summed = (condition: string) =>
  sumUpReadings(
    itemsOf(BANK),
    READINGS,
    ({ a, mirrored }) => `${a.block} ${mirrored ? 'mirrored' : 'sisters'}`,
  ).filter(row => row.condition === condition && row.part.endsWith('mirrored'))

it.each([
  ['options only', 2.6, 3.4],
  ['whole story', 4.3, 5],
] as const)(
  'in each block and language the readers of %s choose between %d and %d in the mean',
  (condition, least, most) => {
    const rows = summed(condition)
    expect(rows).toHaveLength(Object.keys(BANK).length - 1)
    for (const { part, means } of rows)
      for (const locale of SOURCE_LOCALES) {
        expect(means[locale], `${part} ${locale}`).toBeGreaterThanOrEqual(least)
        expect(means[locale], `${part} ${locale}`).toBeLessThanOrEqual(most)
      }
  },
)

it.each(FIELD_IDS)(
  'the technical pairs of %s ask for the field: at most 3.8 by general sense, at least 4.5 by its readers',
  field => {
    const { pairs, general, knowing } = differenceOf(BANK, READINGS, field)
    expect(pairs).toBe(10)
    expect(general).toBeLessThanOrEqual(3.8)
    expect(knowing).toBeGreaterThanOrEqual(4.5)
  },
)
