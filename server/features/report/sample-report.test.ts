import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleReport } from '#contract/sample-report.ts'
import { SLOTS } from '#engine/forms/slots.ts'
import { FACETS } from '#engine/vocabulary.ts'
import { createTestApi, type TestApi } from '../../../tests/support/api.ts'
import { SAMPLE_PERSON } from './sample-person.ts'

let world: TestApi
beforeAll(async () => {
  world = await createTestApi()
})
afterAll(() => world.close())

const ask = async () => {
  const response = await world.api.request('/api/sample-report')
  expect(response.status).toBe(200)
  return sampleReport.parse(await response.json())
}

/** By the manual: the value that stands at the place which was chosen. */
const values = SLOTS.filter(({ form }) => form === 'basic').map((slot, position) => ({
  ...slot,
  value: slot.display[Number(SAMPLE_PERSON.answers[position]) - 1] ?? Number.NaN,
}))
const sumOf = (list: readonly { readonly value: number }[]) => list.reduce((sum, { value }) => sum + value, 0)

test('the numbers of the sample are the sums of its answers', async () => {
  const report = await ask()
  expect(values).toHaveLength(90)
  expect(report.total.score).toBe(sumOf(values))
  for (const { id, score } of report.sections) {
    expect(score, id).toBe(sumOf(values.filter(({ section }) => section === id)))
  }
  for (const { id, index } of report.detail.facets) {
    const own = values.filter(({ facet }) => facet === id)
    expect(index, id).toBe(Math.round(25 * (sumOf(own) / own.length - 1)))
  }
  expect(report.detail.facets.map(({ id }) => id).sort()).toEqual(Object.keys(FACETS).sort())
})

test('the sample shows what a report can say: a strength, an area to develop, reasons, a gap, a plan', async () => {
  const { narrative, quality, detail } = await ask()
  const rules = narrative.map(({ rule }) => rule)
  expect(rules).toEqual(expect.arrayContaining(['R1', 'R3a', 'R6', 'R7', 'R9', 'R10', 'R11']))
  expect(quality).toBe('regular')
  expect(detail.plan).toHaveLength(3)
  const families = detail.careers?.families ?? []
  expect(families.length).toBeGreaterThan(1)
  expect(families.flatMap(({ reasons }) => reasons).some(({ en }) => en.includes('the main gap is'))).toBe(
    true,
  )
  expect(families.every(({ reasons, occupations }) => reasons.length > 0 && occupations.length > 0)).toBe(
    true,
  )
})

test('the sample carries nothing that could be taken for a genuine report', async () => {
  const response = await world.api.request('/api/sample-report')
  expect(await response.text()).not.toMatch(/WJ-|fingerprint|applicationNumber|versions/)
})
