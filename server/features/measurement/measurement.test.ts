import { createHash, createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SentScaleTable, SentSlotTable, Snapshot } from '#contract/measurement.ts'
import { itemsOf } from '#engine/bank/block.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { GATES } from '#engine/measurement/gates.ts'
import { seededRandom } from '#engine/measurement/numbers/seeded-random.ts'
import { GROUPINGS } from '#engine/measurement/tables/answer-sheet.ts'
import { newestRules } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { type FieldId, PILOTS_SECTION } from '#engine/vocabulary.ts'
import { attempts, measurementTables, snapshots, users } from '#server/db/schema.ts'
import { inventAttempts } from '../../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../../scripts/simulate/store-takers.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { withPilots } from '../../../tests/support/sample-pilots.ts'
import { pick } from '../../../tests/support/seeded-random.ts'
import { findScaleTable, findSlotTable } from './find-table.ts'
import { measureSnapshot } from './measure-snapshot.ts'
import { failSnapshot, runSnapshot } from './run-snapshot.ts'

let world: AccountsApi
let operator: OperatorBrowser
let taken: string
/** Keys the ids of the snapshot that is measured in this process. */
const KEY = new Uint8Array(32)
const FEW = 40
const MANY = 1160
/** Readers of two stories on trial: those of the first are enough for a mean. */
const ON_TRIAL = { 'pilot-WST-01/a@1': 60, 'pilot-WST-01/b@1': 20 } as const
/** Takers of the longest form: one field reaches the gates of its stories, the other hardly any. */
const OF_FIELDS = { sales: 230, legal: 90 } as const

beforeAll(async () => {
  world = await createAccountsApi()
  operator = await openConsole(world, 'psychometrician')
  await store(FEW)
}, 120_000)
afterAll(() => world.close())

const store = (count: number, form: 'quick' | 'basic' = 'quick', field: FieldId = 'technology') =>
  storeTakers(
    world.store.database,
    inventAttempts(
      RELEASED,
      { count, form, fields: [field], languages: ['ar', 'en'], seed: count },
      world.clock.now,
    ),
  )

/** Lets some who have not yet answer a story on trial. */
const answerOnTrial = (item: string, readers: number) =>
  world.store.pool.query(
    `with asked as (
       update attempt set pilots_answered = 1 where (user_id, id) in
         (select user_id, id from attempt where form = 'quick' and pilots_answered = 0 and completed_at is not null limit $2)
       returning user_id, id)
     insert into pilot_answer (user_id, attempt_id, number, story_key, chosen, language, device, changes, answered_at)
     select user_id, id, 1, $1, 1 + floor(random() * 5), 'ar', 'phone', 0, now() from asked`,
    [item, readers],
  )

const ask = (population: string) => {
  world.clock.now = new Date(world.clock.now.getTime() + 1000)
  return operator.call('POST', '/api/operator/snapshots', { population })
}
const list = async () => (await operator.call('GET', '/api/operator/snapshots')).json as unknown as Snapshot[]
const look = (id: string, query: string) =>
  operator.call('GET', `/api/operator/snapshots/${id}/tables?form=quick${query}`)
const figures = (id: string) =>
  world.store.database.$count(measurementTables, eq(measurementTables.snapshotId, id))
const run = (id: string, signal = new AbortController().signal) => runSnapshot(world.deps, id, signal)

test('a snapshot whose work is cut off shows nothing, another one is refused meanwhile, and the next try finishes it', async () => {
  const asked = await ask('simulated')
  expect(asked.status).toBe(200)
  taken = asked.json.id as string
  expect(await ask('simulated')).toMatchObject({ status: 409, json: { code: 'snapshot_running' } })
  // Nobody can store figures as long as somebody else holds their table.
  const holder = await world.store.pool.connect()
  await holder.query('begin; lock table measurement_table in exclusive mode')
  const cut = new AbortController()
  const running = run(taken, cut.signal)
  await expect.poll(async () => (await list())[0]?.progress, { timeout: 120_000 }).toBe(99)
  cut.abort()
  await expect(running).rejects.toThrow()
  await holder.query('rollback')
  holder.release()
  expect(await list()).toMatchObject([{ id: taken, status: 'running', takenAt: null, versions: null }])
  expect(await figures(taken)).toBe(0)
  expect((await look(taken, '')).status).toBe(404)
  await run(taken)
  expect(await list()).toMatchObject([
    { id: taken, status: 'done', progress: 100, population: 'simulated', people: FEW },
  ])
  expect((await look(taken, '')).status).toBe(200)
}, 300_000)

test('a snapshot of people counts none of the simulated takers', async () => {
  const { json } = await ask('people')
  await run(json.id as string)
  expect((await list())[0]).toMatchObject({ id: json.id, population: 'people', people: 0 })
  expect(await figures(json.id as string)).toBe(0)
}, 60_000)

test('attempts of a version that is not known here are left out and counted, and the others are measured', async () => {
  const [a, b] = await world.store.database.select().from(attempts).orderBy(attempts.id).limit(2)
  const change = (id: string | undefined, values: Partial<typeof attempts.$inferInsert>) =>
    world.store.database
      .update(attempts)
      .set(values)
      .where(eq(attempts.id, id ?? ''))
  await change(a?.id, { formVersion: 99 })
  await change(b?.id, { itemVersions: (b?.itemVersions ?? '').replaceAll(/./g, 'z') })
  const { json } = await ask('simulated')
  await run(json.id as string)
  expect((await list())[0]).toMatchObject({
    ...{ id: json.id, status: 'done', people: FEW - 2 },
    versions: { unread: 2 },
  })
  expect((await look(json.id as string, '')).json).toMatchObject({ counts: { started: FEW - 2 } })
  await change(a?.id, { formVersion: a?.formVersion ?? 1 })
  await change(b?.id, { itemVersions: b?.itemVersions ?? '' })
}, 120_000)

test('one that failed, or of which nothing was heard, is in nobody’s way', async () => {
  const first = (await ask('people')).json.id as string
  await failSnapshot(world.deps, first)
  const second = (await ask('people')).json.id as string
  world.clock.now = new Date(world.clock.now.getTime() + 20 * 60_000)
  expect((await ask('people')).status).toBe(409)
  await world.store.database
    .update(snapshots)
    .set({ heardAt: new Date(world.clock.now.getTime() - 31 * 60_000) })
    .where(eq(snapshots.id, second))
  expect((await list()).slice(0, 2).map(({ status }) => status)).toEqual(['failed', 'failed'])
})

test('figures are those of the answers: people, difficulty, the course through the form', async () => {
  await store(MANY)
  await store(OF_FIELDS.sales, 'basic', 'sales')
  await store(OF_FIELDS.legal, 'basic', 'legal')
  for (const [item, readers] of Object.entries(ON_TRIAL)) await answerOnTrial(item, readers)
  taken = (await ask('simulated')).json.id as string
  const { database, clock } = { database: world.store.database, clock: world.deps.clock }
  await database.update(snapshots).set({ status: 'running' }).where(eq(snapshots.id, taken))
  // In this process, which is not put behind all others as the one of a server is.
  const task = { id: taken, population: 'simulated', key: KEY, now: clock() } as const
  await measureSnapshot(database, withPilots('quick', { WST: 1 }), task, () => {})
  const rows = await world.store.database.select().from(attempts).where(eq(attempts.form, 'quick'))
  const finished = rows.filter(({ completedAt }) => completedAt !== null)
  const found = (await look(taken, '')).json as unknown as SentScaleTable
  expect(found.counts).toMatchObject({ started: FEW + MANY, finished: finished.length })
  expect(found.n).toBeLessThan(finished.length)
  expect(found.n).toBeGreaterThan(0.9 * finished.length)
  expect(found.course).toHaveLength(FORMS.quick.count)
  expect(found.course[0]?.passed).toMatchObject({ kind: 'shown', value: { reached: FEW + MANY } })
  const section = (await look(taken, '&section=WST')).json as unknown as SentScaleTable
  expect(section.scale.reliability).toMatchObject({ kind: 'shown', n: found.n, mayAct: true })
  expect(section.model?.kind).toBe('shown')
  const slot = (await operator.call('GET', `/api/operator/snapshots/${taken}/slots/1?form=quick&section=WST`))
    .json as unknown as SentSlotTable
  expect(slot.stories.map(({ key }) => key)).toEqual(['quick-WST-01/a@1', 'quick-WST-01/b@1'])
  for (const { keyTest } of slot.models)
    if (keyTest.kind === 'shown')
      for (const { verdict } of keyTest.value) expect(verdict).not.toBe('against the key')
}, 120_000)

test('a snapshot names the versions of its code, rules and bank, and the answers that it read', async () => {
  const fingerprint = (lines: readonly string[]) =>
    createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
  const rows = await world.store.database.select().from(attempts).orderBy(attempts.userId, attempts.id)
  const read = rows.map(({ userId, id, answers }) => {
    const keyed = createHmac('sha256', KEY).update(`${userId} ${id}`).digest('base64url')
    return `${keyed} ${answers}`
  })
  const bank = itemsOf(RELEASED.bank).map(({ key }) => key)
  expect((await list())[0]).toMatchObject({
    id: taken,
    versions: {
      code: expect.stringMatching(/^\d+$/),
      rules: newestRules(RELEASED).version,
      bank: fingerprint(bank.sort()),
      data: fingerprint([...read, '']),
      unread: 0,
    },
  })
})

/** Walks through an answer and lists every gate in it. */
function gatesIn(
  value: unknown,
  name = '',
): { name: string; gate: { kind: string; n?: number; value?: unknown } }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('kind' in value) return [{ name, gate: value as never }]
  return Object.entries(value).flatMap(([key, own]) => gatesIn(own, Array.isArray(value) ? name : key))
}

const GATE_OF: Readonly<Record<string, keyof typeof GATES>> = {
  described: 'item',
  places: 'item',
  passed: 'item',
  points: 'item',
  times: 'item',
  ends: 'item',
  total: 'reliability',
  reliability: 'reliability',
  plot: 'optionPlot',
  model: 'gradedModel',
  graded: 'gradedModel',
  keyTest: 'keyTest',
  difference: 'storyDifference',
  comparison: 'dif',
}

test('over 1,000 filters no figure leaves below its gate, and what is missing is said', async () => {
  const { database } = world.store
  const people = await database
    .select({ language: users.language, attempt: attempts })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
  const isIn = (by: string, group: string) => (row: (typeof people)[number]) =>
    by === 'all' ||
    (by === 'language' && row.language === group) ||
    (by === 'device' && row.attempt.devices.startsWith(group)) ||
    (by === 'experience' && row.attempt.experienceYears === group) ||
    (by === 'field' && row.attempt.field === group)
  const random = seededRandom(11)
  const one = <Entry>(all: readonly Entry[]) => all[pick(random, 0, all.length - 1)] as Entry
  let [shown, below] = [0, 0]
  const shownOf = new Set<string>()
  for (let filter = 0; filter < 1000; filter += 1) {
    const form = one(['quick', 'basic'] as const)
    const isTrial = form === 'quick' && random() < 0.1
    const by = isTrial ? 'all' : one(['all', 'language', 'device', 'experience', 'field'] as const)
    const group = by === 'all' ? '' : one<string>(GROUPINGS[by])
    const { id: section, count } = isTrial
      ? { id: PILOTS_SECTION, count: 1 }
      : one([{ id: '', count: 0 }, ...FORMS[form].sections])
    const wish = { id: taken, form, section, by, group } as const
    const answer =
      section === '' || (!isTrial && random() < 0.5)
        ? await findScaleTable(database, wish)
        : await findSlotTable(database, { ...wish, number: pick(random, 1, count) })
    const most = people
      .filter(({ attempt }) => attempt.form === form && attempt.completedAt)
      .filter(isIn(by, group)).length
    for (const { name, gate } of gatesIn(answer)) {
      const least = GATES[GATE_OF[name] ?? 'factorAnalysis'].show
      if (gate.kind === 'shown') {
        shown += 1
        shownOf.add(isTrial ? 'trial' : `${form} ${by} ${group}`)
        expect(gate.n).toBeGreaterThanOrEqual(least)
        // The course counts those who did not finish, too.
        if (!['passed', 'points', 'times', 'ends'].includes(name)) expect(gate.n).toBeLessThanOrEqual(most)
      } else {
        below += 1
        expect(Object.keys(gate).sort()).toEqual(['has', 'kind', 'needs'])
        expect(gate).toMatchObject({ needs: least })
      }
    }
    // Beside what stands behind a gate, nothing but names and numbers of people.
    const bare = JSON.stringify(answer, (_, value) =>
      value && typeof value === 'object' && 'kind' in value ? 0 : value,
    )
    expect(bare).not.toMatch(/\d\.\d/)
  }
  expect(shown).toBeGreaterThan(1000)
  expect(below).toBeGreaterThan(1000)
  expect([...shownOf]).toEqual(expect.arrayContaining(['quick all ', 'basic all ', 'trial']))
  expect([...shownOf]).toEqual(expect.arrayContaining(['basic field sales', 'basic field legal']))
  expect(shownOf).not.toContain('basic field technology')
  const all = { id: taken, form: 'quick', by: 'all', group: '' } as const
  const trial = await findSlotTable(database, { ...all, section: PILOTS_SECTION, number: 1 })
  const [many, few] = trial.stories.map(({ described }) => described)
  expect(many).toMatchObject({ kind: 'shown', mayAct: false })
  expect(few).toMatchObject({ kind: 'below gate', needs: GATES.item.show })
  expect(few?.kind === 'below gate' && few.has <= ON_TRIAL['pilot-WST-01/b@1']).toBe(true)
}, 300_000)
