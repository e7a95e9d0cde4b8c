import { afterAll, beforeAll, expect, test } from 'vitest'
import { RELEASED } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { attempts } from '#server/db/schema.ts'
import { ofPeople } from '#server/db/simulated.ts'
import { type AccountsApi, createAccountsApi } from '../tests/support/accounts.ts'
import { openConsole } from '../tests/support/console.ts'
import { createTaker } from '../tests/support/unlocked.ts'
import { inventAttempts } from './simulate/invent-attempts.ts'
import { readPlan } from './simulate/plan.ts'
import { removeTakers, storeTakers } from './simulate/store-takers.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const NOW = new Date('2026-11-20T09:00:00Z')
const invent = (...line: string[]) => {
  const plan = readPlan(line)
  if (!plan || plan === 'remove') throw new Error(`not a plan: ${line.join(' ')}`)
  return [...inventAttempts(RELEASED, plan, NOW)]
}

test('simulated takers of every form are scored by the rules of all, and their rows are whole up to where they stop', async () => {
  for (const form of TEMPLATE_IDS) {
    const takers = invent('8', form)
    expect(await storeTakers(world.store.database, takers)).toBe(8)
    for (const { attempt } of takers) {
      const row = await readAttempt(attempt.id)
      expect(row.simulated).toBe(true)
      const { length } = row.answers
      for (const part of [row.languages, row.devices, row.changes, row.itemMilliseconds, row.answeredAfter])
        expect(part).toHaveLength(length)
      expect(row.itemVersions).toHaveLength(row.questions)
      expect(row.stories).toHaveLength(row.questions)
      expect(row.completedAt !== null).toBe(length === row.questions)
      if (row.completedAt) expect(scoreStored(RELEASED, row).scored.total.score).toBeGreaterThan(0)
    }
  }
})

test('equal seeds answer equally, other seeds do not; fields and languages are those that were asked for', () => {
  const answers = (...line: string[]) => invent('5', 'basic', ...line).map(({ attempt }) => attempt.answers)
  expect(answers('--seed', '7')).toEqual(answers('--seed', '7'))
  expect(answers('--seed', '7')).not.toEqual(answers('--seed', '8'))
  const some = invent('20', 'basic', '--field', 'sales', '--field', 'legal', '--language', 'en')
  expect(new Set(some.map(({ attempt }) => attempt.field))).toEqual(new Set(['sales', 'legal']))
  expect(new Set(some.map(({ attempt }) => attempt.languages?.[0]))).toEqual(new Set(['e']))
})

test.each([
  [],
  ['0'],
  ['many'],
  ['5', 'core'],
  ['5', 'basic', 'quick'],
  ['5', '--field', 'magic'],
  ['5', '--sed', '1'],
])('the command does not guess: %j %j %j', (...line) => {
  expect(readPlan(line)).toBeUndefined()
})

test('the console finds no simulated taker, no door takes what stands for the address, and removing leaves people alone', async () => {
  const [invented] = invent('1', 'quick')
  if (!invented) throw new Error('nobody was invented')
  await storeTakers(world.store.database, [invented])
  await createTaker(world)
  const owner = await openConsole(world, 'owner')
  const { user, attempt } = invented
  for (const query of [user.id, user.email, attempt.applicationNumber]) {
    const look = await owner.call('POST', '/api/operator/people/look', { query, reason: 'asked' })
    expect([query, look.status]).toEqual([query, 404])
  }
  const forgot = await world.browser().call('POST', '/api/auth/forgot-password', { email: user.email })
  expect(forgot.status).toBe(400)
  const before = await world.store.database.$count(attempts, ofPeople)
  expect(before).toBeGreaterThan(0)
  expect(await removeTakers(world.store.database)).toBeGreaterThan(1)
  expect(await world.store.database.$count(attempts)).toBe(before)
})

async function readAttempt(id: string) {
  const row = (await world.store.database.select().from(attempts)).find(one => one.id === id)
  if (!row) throw new Error(`${id} is not there`)
  return row
}
