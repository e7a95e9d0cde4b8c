import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SentSlotTable } from '#contract/measurement.ts'
import type { SentPilot } from '#contract/pilots.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { attempts, operatorLog, pilotAnswers, snapshots, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { measureSnapshot } from '#server/features/measurement/measure-snapshot.ts'
import { collectRows, EXPORTED } from '#server/features/privacy/collect-data.ts'
import { inventAttempts } from '../../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../../scripts/simulate/store-takers.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { pilotPair, withPilots } from '../../../tests/support/sample-pilots.ts'

const SECTION = FORMS.quick.sections[0]?.id ?? ''
const PAIR = pilotPair(SECTION, 1)
const [A, B] = [`pilot-${SECTION}-01/a@1`, `pilot-${SECTION}-01/b@1`] as const
const released = withPilots('quick', { [SECTION]: 1 })

let world: AccountsApi
let operator: OperatorBrowser
beforeAll(async () => {
  world = await createAccountsApi()
  ;(world.deps as { released: Deps['released'] }).released = released
  operator = await openConsole(world, 'psychometrician')
})
afterAll(() => world.close())

const list = async () => (await operator.call('GET', '/api/operator/pilots')).json as unknown as SentPilot[]
const plan = (body: unknown) => operator.call('PUT', '/api/operator/pilots', body)

test('a psychometrician plans a pair on trial, with a line of it; what cannot be planned is refused and changes nothing', async () => {
  expect(await list()).toMatchObject([{ pair: PAIR, form: 'quick', wanted: 0, isOn: false }])
  expect((await plan({ pair: 'quick-WST-01@1', wanted: 5, isOn: true })).status).toBe(404)
  for (const wanted of [-1, 1.5, 10_001, '50', null]) {
    const refused = await plan({ pair: PAIR, wanted, isOn: true })
    expect(refused.status).toBe(400)
    expect(refused.json.errors).toMatchObject([
      { path: 'wanted', code: 'wanted_invalid', message: 'العدد صحيح من 0 إلى 10000' },
    ])
  }
  expect(await list()).toMatchObject([{ wanted: 0, isOn: false }])
  expect((await plan({ pair: PAIR, wanted: 300, isOn: true })).status).toBeLessThan(300)
  expect(await list()).toMatchObject([{ wanted: 300, isOn: true, asked: { a: 0, b: 0 } }])
  const lines = await world.store.database
    .select({ act: operatorLog.act })
    .from(operatorLog)
    .where(eq(operatorLog.act, 'pilot_planned'))
  expect(lines).toHaveLength(1)
})

test('a snapshot shows difficulty and options of stories on trial from their gates on, and says what others lack', async () => {
  const { database } = world.store
  const wish = {
    count: 200,
    form: 'quick',
    fields: ['technology'],
    languages: ['ar', 'en'],
    seed: 9,
  } as const
  await storeTakers(database, inventAttempts(released, wish, world.clock.now))
  const rows = await database.select().from(attempts).orderBy(asc(attempts.id))
  const sumOf = (answers: string) => [...answers.slice(0, 5)].reduce((sum, place) => sum + Number(place), 0)
  let [first, second] = [0, 0]
  for (const { userId, id, answers, completedAt } of rows) {
    if (!completedAt) continue
    // Twenty read the second story; of the others those of great sums of places choose the fourth place, which is worth 5.
    const isSecond = second < 20
    if (isSecond) second += 1
    else first += 1
    const item = isSecond ? B : A
    await database
      .update(attempts)
      .set({ pilots: [{ item, after: 5 }], pilotsAnswered: 1 })
      .where(eq(attempts.id, id))
    await database.insert(pilotAnswers).values({
      ...{ userId, attemptId: id, number: 1, item, answer: sumOf(answers) > 15 ? 4 : 1 },
      ...{ language: 'ar', device: 'phone', changes: 0, milliseconds: 9000, answeredAt: world.clock.now },
    })
  }
  const asked = await operator.call('POST', '/api/operator/snapshots', { population: 'simulated' })
  const id: string = asked.json.id
  await database.update(snapshots).set({ status: 'running' }).where(eq(snapshots.id, id))
  const task = { id, population: 'simulated', key: new Uint8Array(32), now: world.clock.now } as const
  await measureSnapshot(database, released, task, () => {})
  const found = await operator.call('GET', `/api/operator/snapshots/${id}/slots/1?form=quick&section=pilots`)
  const { stories, pairs } = found.json as unknown as SentSlotTable
  expect(stories.map(({ key }) => key)).toEqual([A, B])
  const [a, b] = stories
  if (a?.described.kind !== 'shown' || a.plot.kind !== 'shown') throw new Error('no figure of story a')
  expect(a.described.n).toBeGreaterThan(0.9 * first)
  expect(a.described.n).toBeLessThanOrEqual(first)
  const shares = new Map(a.described.value.options.map(({ value, share }) => [value, share]))
  expect((shares.get(5) ?? 0) + (shares.get(1) ?? 0)).toBeCloseTo(1, 10)
  expect(a.described.value.mean).toBeCloseTo(5 * (shares.get(5) ?? 0) + (shares.get(1) ?? 0), 10)
  expect(b?.described).toMatchObject({ kind: 'below gate', needs: 30 })
  expect(b?.plot).toMatchObject({ kind: 'below gate', needs: 100 })
  expect(pairs).toMatchObject([{ a: A, b: B, difference: { kind: 'below gate' } }])
  expect(await list()).toMatchObject([{ answered: { a: first, b: second } }])
}, 60_000)

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

test('a copy of one’s data holds the answers on trial, and they go with their attempt and with their account', async () => {
  const { database } = world.store
  expect(EXPORTED).toContain('pilot_answer')
  const [one, other] = await database.select().from(pilotAnswers)
  if (!one || !other) throw new Error('nobody has answered')
  const person = { userId: one.userId, email: 'nobody', emailVerified: false }
  const copied = await allOf(collectRows({ database }, 'pilot_answer', person))
  expect(copied).toMatchObject([{ story_key: one.item, chosen: one.answer }])
  const [attempt] = await allOf(collectRows({ database }, 'attempt', person))
  expect(attempt).toMatchObject({ pilots: [{ item: one.item, after: 5 }], pilots_answered: 1 })
  const left = (userId: string) => database.$count(pilotAnswers, eq(pilotAnswers.userId, userId))
  await database.delete(attempts).where(eq(attempts.id, one.attemptId))
  expect(await left(one.userId)).toBe(0)
  expect(await left(other.userId)).toBe(1)
  await database.delete(users).where(eq(users.id, other.userId))
  expect(await left(other.userId)).toBe(0)
})
