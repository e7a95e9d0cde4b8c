import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONDITIONS, type Method, methodEndpoints } from '#contract/method.ts'
import { SOURCE_LOCALES } from '#engine/vocabulary.ts'
import { createTestApi, type TestApi } from '../../../tests/support/api.ts'
import { findMethod } from './find-method.ts'
import { READINGS } from './readings.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

it('computes its figures once for a release, and anew for another', async () => {
  const { released, database } = test.deps
  const first = await findMethod({ released, database })
  expect((await findMethod({ released, database })).readings).toBe(first.readings)
  const other = await findMethod({ released: { ...released }, database })
  expect(other.readings).not.toBe(first.readings)
  expect(other).toEqual(first)
})

it('quotes the readings that are kept, with the kind of their readers', async () => {
  const { json } = await (await test.person()).call('GET', methodEndpoints.get.path)
  const { readings }: Method = methodEndpoints.get.response.parse(json)
  const kept = READINGS
  expect(readings.readers).toBeGreaterThan(10)
  expect(readings.isModelsAlone).toBe(kept.every(({ kind }) => kind === 'language model'))
  for (const { part, condition, pairs, readers, means } of readings.rows) {
    expect(CONDITIONS).toContain(condition)
    expect(part).not.toBe('')
    expect(pairs).toBeGreaterThan(0)
    expect(readers).toBeLessThanOrEqual(readings.readers)
    for (const locale of SOURCE_LOCALES) {
      expect(means[locale]).toBeGreaterThanOrEqual(1)
      expect(means[locale]).toBeLessThanOrEqual(5)
    }
  }
  const parts = new Set(readings.rows.map(({ part }) => part))
  for (const part of ['motivation', 'competency', 'skills']) expect(parts).toContain(part)
})
