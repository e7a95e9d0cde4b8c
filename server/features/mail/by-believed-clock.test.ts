import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serverClock } from '#server/db/schema.ts'
import { believeClock } from '#server/jobs/judge-clock.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { byBelievedClock } from './by-believed-clock.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const YEAR_MS = 365 * DAY_MS

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())
beforeEach(() => api.store.database.delete(serverClock))

/** Goes on by so much and comes to the work: whether it was done. */
async function worksAfter(milliseconds: number): Promise<boolean> {
  api.clock.advance(milliseconds)
  let done = false
  await byBelievedClock(api.deps, async () => {
    done = true
  })
  return done
}
const alerts = () =>
  api.outbox.filter(mail => mail.kind === 'operator_notice' && mail.topic === 'clock').length

test('a clock that goes on is believed, also after a week without the server', async () => {
  const before = alerts()
  expect(await worksAfter(0)).toBe(true)
  expect(await worksAfter(HOUR_MS)).toBe(true)
  expect(await worksAfter(-4 * 60_000)).toBe(true)
  expect(await worksAfter(7 * DAY_MS)).toBe(true)
  expect(alerts()).toBe(before)
})

test.each([
  ['two years ahead', 2 * YEAR_MS],
  ['back by an hour', -HOUR_MS],
])('by a clock that jumps %s nothing is done for a week, and the operator is told once', async (_, jump) => {
  const before = alerts()
  expect(await worksAfter(0)).toBe(true)
  expect(await worksAfter(jump)).toBe(false)
  for (let day = 0; day < 6; day += 1) expect(await worksAfter(DAY_MS)).toBe(false)
  expect(alerts()).toBe(before + 1)
  expect(await worksAfter(DAY_MS)).toBe(true)
})

test('a clock that is set right again has jumped as well, of which the operator knows', async () => {
  const before = alerts()
  await worksAfter(0)
  expect(await worksAfter(2 * YEAR_MS)).toBe(false)
  expect(await worksAfter(-2 * YEAR_MS + HOUR_MS)).toBe(false)
  for (let day = 0; day < 6; day += 1) expect(await worksAfter(DAY_MS)).toBe(false)
  expect(alerts()).toBe(before + 1)
})

test('of two processes with different clocks neither does anything, whichever is wrong, and the operator is told once', async () => {
  const before = alerts()
  await worksAfter(0)
  for (let run = 0; run < 20; run += 1) {
    expect(await worksAfter(2 * YEAR_MS)).toBe(false)
    expect(await worksAfter(-2 * YEAR_MS + DAY_MS)).toBe(false)
  }
  expect(alerts()).toBe(before + 1)
})

test("the operator's word ends the doubt, and the next jump is told again", async () => {
  const before = alerts()
  await worksAfter(0)
  expect(await worksAfter(30 * DAY_MS)).toBe(false)
  await believeClock(api.deps)
  expect(await worksAfter(HOUR_MS)).toBe(true)
  expect(await worksAfter(30 * DAY_MS)).toBe(false)
  expect(alerts()).toBe(before + 2)
})
