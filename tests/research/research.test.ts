import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RELEASED } from '#engine/versions/released.ts'
import { attempts, operatorLog, pilotAnswers } from '#server/db/schema.ts'
import { COLUMNS } from '#server/features/research/columns.ts'
import { writeCsv } from '#server/features/research/write-csv.ts'
import { inventAttempts } from '../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../scripts/simulate/store-takers.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../support/accounts.ts'
import { openConsole } from '../support/console.ts'
import { readZip } from '../support/read-zip.ts'
import { createTaker, type Taker } from '../support/unlocked.ts'
import { filesOf } from './export-files.ts'

const PLAN = {
  count: 260,
  form: 'basic',
  fields: ['sales', 'legal'],
  languages: ['ar', 'en'],
  seed: 3,
} as const

let world: AccountsApi
let simulated: ReadonlyMap<string, string>
beforeAll(async () => {
  world = await createAccountsApi()
  await storeTakers(world.store.database, inventAttempts(RELEASED, PLAN, world.clock.now))
  simulated = await filesOf(world, 'basic', true)
})
afterAll(() => world.close())

/** The rows of a table that has no cell with a comma or a line in it. */
function rowsOf(files: ReadonlyMap<string, string>, table: 'responses' | 'takers'): string[][] {
  const [head, ...rows] = (files.get(`${table}.csv`) ?? '').trimEnd().split('\r\n')
  expect(head).toBe(COLUMNS[table].map(({ name }) => name).join(','))
  return rows.map(row => row.split(','))
}

describe('an export of answers', () => {
  test('is a Tabular Data Package by the schema of the standard, and holds every file that it names', () => {
    const schema = JSON.parse(readFileSync(new URL('tabular-data-package.json', import.meta.url), 'utf8'))
    // The schema is one of draft 4; what it uses of it holds in what ajv knows.
    const validate = new Ajv({ strict: false, validateFormats: false }).compile({
      ...schema,
      $schema: undefined,
    })
    const described = JSON.parse(simulated.get('datapackage.json') ?? '')
    expect(validate(described), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ ...described, resources: [] })).toBe(false)
    const paths = described.resources.map(({ path }: { path: string }) => path)
    expect([...simulated.keys()].sort()).toEqual([...paths, 'datapackage.json', 'read.R'].sort())
    for (const { path, schema: own } of described.resources) {
      const head = simulated.get(path)?.split('\r\n')[0]
      expect(head).toBe(own.fields.map(({ name }: { name: string }) => name).join(','))
    }
  })

  test('has an answer a row, under ids that lead to nobody, each with a taker and an item, and groups of ten or more', async () => {
    const [responses, takers] = [rowsOf(simulated, 'responses'), rowsOf(simulated, 'takers')]
    const stored = await world.store.database.select().from(attempts)
    const finished = stored.filter(({ completedAt }) => completedAt)
    expect(takers).toHaveLength(finished.length)
    expect(responses).toHaveLength(90 * finished.length)
    expect(new Set(responses.map(([id, item, , wave]) => `${id} ${item} ${wave}`)).size).toBe(
      responses.length,
    )
    const ids = new Set(takers.map(([id]) => id))
    const items = new Set(
      simulated
        .get('items.csv')
        ?.split('\r\n')
        .map(line => line.split(',')[0]),
    )
    const foreign = responses.filter(
      ([id, item, points]) => !ids.has(id) || !items.has(item) || !/^[1-5]$/.test(points ?? ''),
    )
    expect(foreign).toEqual([])
    const text = ['takers.csv', 'responses.csv'].map(name => simulated.get(name)).join('')
    expect(text).not.toMatch(/WJ-|[0-9a-f]{8}-[0-9a-f]{4}/)
    const cells = Map.groupBy(takers, ([, ...groups]) => groups.join(' '))
    expect(Math.min(...[...cells.values()].map(cell => cell.length))).toBeGreaterThanOrEqual(10)
    expect(cells.size).toBeGreaterThan(3)
    // Whoever's field is not told is not told by the items either.
    const field = COLUMNS.takers.findIndex(({ name }) => name === 'field')
    const silent = new Set(takers.filter(row => row[field] === '').map(([id]) => id))
    expect(silent.size).toBeGreaterThan(0)
    const told = responses.filter(([id, item]) => silent.has(id) && /^(sales|legal)-/.test(item ?? ''))
    expect(told).toEqual([])
  })

  test('has nothing of questions on trial: as many answers as without them, and none by their names', async () => {
    const { database } = world.store
    const [one] = (await database.select().from(attempts)).filter(({ completedAt }) => completedAt)
    if (!one) throw new Error('an attempt')
    const { userId, id: attemptId } = one
    const item = 'pilot-skills-01/a@1' as const
    await database.insert(pilotAnswers).values({
      ...{ userId, attemptId, number: 1, item, answer: 3, language: 'ar', device: 'phone' },
      ...{ changes: 0, milliseconds: 9000, answeredAt: world.clock.now },
    })
    await database
      .update(attempts)
      .set({ pilots: [{ item, after: 90 }], pilotsAnswered: 1 })
      .where(eq(attempts.id, attemptId))
    const again = await filesOf(world, 'basic', true)
    expect([...again.values()].join('')).not.toContain('pilot')
    const answersIn = (files: typeof again) => rowsOf(files, 'responses').map(row => row.slice(1).join(','))
    expect(answersIn(again).sort()).toEqual(answersIn(simulated).sort())
    await database.delete(pilotAnswers)
    await database.update(attempts).set({ pilots: [], pilotsAnswered: 0 }).where(eq(attempts.id, attemptId))
  })

  test('has no answers of an attempt whose version is not known here, and those of all others', async () => {
    const { database } = world.store
    const [one] = (await database.select().from(attempts)).filter(({ completedAt }) => completedAt)
    const change = (formVersion: number) =>
      database
        .update(attempts)
        .set({ formVersion })
        .where(eq(attempts.id, one?.id ?? ''))
    await change(99)
    const again = rowsOf(await filesOf(world, 'basic', true), 'responses')
    await change(one?.formVersion ?? 1)
    expect(again).toHaveLength(rowsOf(simulated, 'responses').length - 90)
  })

  test('has other ids the next time', async () => {
    const again = new Set(rowsOf(await filesOf(world, 'basic', true), 'takers').map(([id]) => id))
    expect(rowsOf(simulated, 'takers').filter(([id]) => again.has(id))).toEqual([])
  })
})

describe('answers of people', { timeout: 60_000 }, () => {
  const agree = (taker: Taker) => taker.call('PUT', '/api/account/research-consent')
  const exported = async () => rowsOf(await filesOf(world, 'basic', false), 'takers').length

  test('are exported when ten agreed, and not after they withdrew or left; nobody else’s are', async () => {
    const takers: Taker[] = []
    for (let count = 0; count < 12; count += 1) takers.push(await createTaker(world))
    expect(await exported()).toBe(0)
    for (const taker of takers.slice(0, 11)) expect((await agree(taker)).status).toBe(204)
    const files = await filesOf(world, 'basic', false)
    expect(rowsOf(files, 'takers')).toHaveLength(11)
    expect(rowsOf(files, 'responses')).toHaveLength(11 * 90)

    const [first, second] = takers as [Taker, Taker]
    await agree(first)
    const consents = (await first.call('GET', '/api/account/consents')).json
    const given = consents.filter(({ purpose }: { purpose: string }) => purpose === 'research')
    expect(given).toHaveLength(1)
    await first.call('DELETE', `/api/account/consents/${given[0].id}`)
    expect(await exported()).toBe(10)
    const confirmed = { currentPassword: PASSWORD, email: second.email }
    expect((await second.call('POST', '/api/account/deletion', confirmed)).status).toBe(200)
    // Nine are left: too few to be anybody.
    expect(await exported()).toBe(0)
  })

  test('are downloaded in the console as a zip, which leaves a line', async () => {
    const operator = await openConsole(world, 'psychometrician')
    const headers = { cookie: operator.cookieHeader() }
    const socket = { remoteAddress: '198.51.100.7' }
    const path = '/api/operator/research/basic?whose=simulated'
    const response = await world.api.request(path, { headers }, { incoming: { socket } })
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(readZip(Buffer.from(await response.arrayBuffer())).size).toBe(9)
    const lines = await world.store.database.select().from(operatorLog)
    expect(lines.filter(({ act }) => act === 'research_exported')).toHaveLength(1)
  })
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'a cell that begins as a formula is none: %j',
  cell => {
    expect(writeCsv([['a', cell]])).toMatch(/^a,"?'/)
  },
)
