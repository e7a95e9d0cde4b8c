import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Results, results } from '#contract/assessment.ts'
import type { SentNorm } from '#contract/norms.ts'
import { GATES } from '#engine/measurement/gates.ts'
import { seededRandom } from '#engine/measurement/numbers/seeded-random.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { MARGIN_GROUPS, NORM_BASES, type NormBase } from '#engine/vocabulary.ts'
import { attempts, norms, snapshots } from '#server/db/schema.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { measureSnapshot } from '#server/features/measurement/measure-snapshot.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst, type Typst } from '#server/gateways/typst.ts'
import { inventAttempts } from '../../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../../scripts/simulate/store-takers.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { comparable, readPdf } from '../../../tests/support/pdf-text.ts'
import { pick } from '../../../tests/support/seeded-random.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'
import { compareWithNorms } from './compare-with-norms.ts'
import { composePaper, type PaperReader } from './compose-paper.ts'
import { reportOf } from './report-of.ts'

let world: AccountsApi
let typst: Typst
let asker: OperatorBrowser
let second: OperatorBrowser
let taker: Awaited<ReturnType<typeof createTaker>>
const FEW = 300
const MORE = 180
const NORMS = '/api/operator/norms'
const EVERYBODY = { form: 'basic', by: 'all', group: '', margins: [], source: null }
const HALF = {
  by: 'language',
  shares: { ar: 60, en: 40 },
}
const SOURCE = { ar: 'مسح القوى العاملة 2025', en: 'Labour Force Survey 2025' }

beforeAll(async () => {
  world = await createAccountsApi()
  typst = startTypst(REPORT_WORLD)
  asker = await openConsole(world, 'psychometrician')
  second = await openConsole(world, 'owner')
  taker = await createTaker(world, { bought: 'pro' })
  await store(FEW, 1)
  // In this database alone they stand for people.
  await world.store.database.update(attempts).set({ simulated: false })
}, 120_000)
afterAll(async () => {
  await typst.stop()
  await world.close()
})

const store = (count: number, seed: number) =>
  storeTakers(
    world.store.database,
    inventAttempts(
      RELEASED,
      { count, form: 'basic', fields: ['technology'], languages: ['ar', 'en'], seed },
      world.clock.now,
    ),
  )

/** Opens the console and confirms anew. */
async function confirmed(operator: OperatorBrowser): Promise<OperatorBrowser> {
  for (const path of ['/api/operator/door', '/api/operator/confirmation']) {
    await operator.call('POST', path, { code: operator.code() })
    world.clock.advance(30_000)
  }
  return operator
}

const list = async () => (await (await confirmed(asker)).call('GET', NORMS)).json as unknown as SentNorm[]
const listed = async (id: string) => (await list()).find(row => row.id === id)

/** Makes a norm and takes its snapshot, in this process. */
async function make(wish: object = EVERYBODY): Promise<string> {
  const { status, json } = await (await confirmed(asker)).call('POST', NORMS, wish)
  expect([status, json]).toEqual([200, { id: expect.any(String) }])
  const { database } = world.store
  const [norm] = await database.select().from(norms).where(eq(norms.id, json.id))
  if (!norm) throw new Error('no norm')
  await measure(norm)
  return json.id
}

async function measure({ snapshotId: id }: typeof norms.$inferSelect): Promise<void> {
  const { database } = world.store
  await database.update(snapshots).set({ status: 'running' }).where(eq(snapshots.id, id))
  const task = { id, population: 'people', key: new Uint8Array(32), now: world.clock.now } as const
  await measureSnapshot(database, RELEASED, task, () => {})
}

const ask = async (id: string, what: 'publication' | 'withdrawal') =>
  (await confirmed(asker)).call('POST', `${NORMS}/${id}/${what}`)

async function grant(id: string, operator: OperatorBrowser) {
  const waiting = (await (await confirmed(operator)).call('GET', '/api/operator/approvals'))
    .json as unknown as {
    id: string
    subject: string
  }[]
  const found = waiting.find(({ subject }) => subject === id)
  return operator.call('POST', `/api/operator/approvals/${found?.id}/grant`)
}

async function result(): Promise<Results> {
  return results.parse((await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)).json)
}
const attempt = () => findOwnAttempt(world.deps.database, { userId: taker.userId, id: taker.assessmentId })

async function paper(reader: PaperReader): Promise<string> {
  const own = await attempt()
  const [report, comparisons] = [await reportOf(world.deps, own), await compareWithNorms(world.deps, own)]
  const data = composePaper({
    ...{
      report,
      comparisons,
      reader,
      name: 'نورة',
      locale: 'en',
      verifyAddress: 'https://wijha.example/verify',
    },
  })
  const typeset = await typst.typeset('test', async () => ({ template: '/report.typ', data }))
  if (typeset.kind !== 'pdf') throw new Error(`not typeset: ${JSON.stringify(typeset)}`)
  return comparable((await readPdf(typeset.bytes)).pages.join('\n'))
}

const rules = ({ narrative }: Results) => narrative.map(({ rule }) => rule)

test('what cannot be a norm is refused by name, and nothing is stored', async () => {
  await confirmed(asker)
  const refused: readonly [object, string, string][] = [
    [{ ...EVERYBODY, group: 'ar' }, 'group', 'choice_unknown'],
    [{ ...EVERYBODY, form: 'quick', by: 'field', group: 'technology' }, 'by', 'choice_unknown'],
    [{ ...EVERYBODY, margins: [HALF] }, 'source', 'source_short'],
    [
      { ...EVERYBODY, by: 'language', group: 'ar', margins: [HALF], source: SOURCE },
      'margins.0.by',
      'choice_unknown',
    ],
    ...[{ ar: 60, en: 39 }, { ar: 100 }, { ar: 60, en: 40, fr: 0 }, { ar: 101, en: -1 }].map(
      shares =>
        [
          { ...EVERYBODY, margins: [{ by: 'language', shares }], source: SOURCE },
          'margins.0.shares',
          'margin_invalid',
        ] as [object, string, string],
    ),
  ]
  for (const [wish, path, code] of refused) {
    const { status, json } = await asker.call('POST', NORMS, wish)
    expect([status, json.errors?.map((error: { code: string }) => error.code)]).toEqual([400, [code]])
    expect(json.errors[0].path).toMatch(new RegExp(`^${path}`))
  }
  expect(await list()).toEqual([])
  expect(await world.store.database.$count(snapshots)).toBe(0)
})

test('below its gate a norm has no figure, says what it lacks, and cannot be asked for', async () => {
  const id = await make()
  const row = await listed(id)
  expect(row?.quartiles).toEqual({ kind: 'below gate', needs: GATES.percentile.show, has: row?.people })
  expect(row?.people).toBeGreaterThan(250)
  expect(await ask(id, 'publication')).toMatchObject({
    status: 409,
    json: { code: 'norm_below_gate', needs: GATES.percentile.act, has: row?.people },
  })
  const [stored] = await world.store.database.select().from(norms).where(eq(norms.id, id))
  expect(stored?.outcome).toMatchObject({ parts: [] })
  expect((await result()).comparisons).toEqual([])
}, 120_000)

let published: string
let fingerprint: string
test('a norm of people counts no simulated taker, is published by two people, and only then said', async () => {
  await store(MORE, 2)
  await world.store.database.update(attempts).set({ simulated: false })
  // These stay simulated.
  await store(50, 3)
  published = await make({ ...EVERYBODY, margins: [HALF], source: SOURCE })
  const row = await listed(published)
  if (row?.quartiles?.kind !== 'shown') throw new Error('below the gate')
  expect(row.people).toBeLessThanOrEqual(FEW + MORE + 1)
  expect(row.quartiles.n).toBeLessThan(row.people ?? 0)
  expect(row.quartiles.value.map(({ id }) => id)).toEqual(['', 'motivation', 'competency', 'skills'])
  expect((await result()).comparisons).toEqual([])
  fingerprint = (await reportOf(world.deps, await attempt())).detail.fingerprint
  expect(await ask(published, 'publication')).toMatchObject({ status: 200, json: { waits: true } })
  expect((await listed(published))?.waits).toBe(true)
  expect(await grant(published, asker)).toMatchObject({ status: 403, json: { code: 'second_pair_required' } })
  expect((await result()).comparisons).toEqual([])
  expect((await grant(published, second)).status).toBe(204)
  expect(await listed(published)).toMatchObject({ status: 'published', waits: false })

  const { comparisons, ...said } = await result()
  expect(comparisons).toHaveLength(1)
  expect(comparisons[0]?.base.map(({ en }) => en)).toEqual([
    `Compared with a sample of ${row.people} first attempts at the Basic form on this platform, of regular answer quality, as they stood on 20 November 2026.`,
    'Only the 74 questions that all fields share are compared.',
    'The sample is weighted to: Labour Force Survey 2025.',
  ])
  expect(comparisons[0]?.base[2]?.ar).toContain(SOURCE.ar)
  expect(comparisons[0]?.lines).toHaveLength(4)
  for (const { ar, en } of comparisons[0]?.lines ?? []) {
    expect(en).toMatch(/above about (1|[1-9][05]|5|99) of every 100 .*\(range \d+ to \d+\)/)
    expect(ar).toMatch(/أعلى من نحو \d+ من كل 100/)
  }
  expect(rules(said as Results)).not.toContain('R7')
}, 120_000)

test('of every base the gate decides, weighted or not: figures from so many effective people, else what is missing', async () => {
  const { database } = world.store
  const asked = await (await confirmed(asker)).call('POST', NORMS, EVERYBODY)
  const [first] = await database.select().from(norms).where(eq(norms.id, asked.json.id))
  if (!first) throw new Error('no norm')
  const bases = NORM_BASES.flatMap((by): { by: NormBase; group: string }[] =>
    by === 'all' ? [{ by, group: '' }] : MARGIN_GROUPS[by].map(group => ({ by, group })),
  )
  const random = seededRandom(7)
  const rows = bases.flatMap(base => {
    const ar = pick(random, 5, 95)
    const weighted = {
      margins: [{ by: 'language' as const, shares: { ar, en: 100 - ar } }],
      source: SOURCE,
    }
    return [{}, base.by === 'language' ? {} : weighted].map(own => ({
      ...{ ...first, ...base, ...own, id: randomUUID() },
    }))
  })
  await database.insert(norms).values(rows as (typeof first)[])
  await measure(first)
  let [shown, below] = [0, 0]
  for (const { people, quartiles } of await list()) {
    if (!quartiles) continue
    if (quartiles.kind === 'shown') {
      shown += 1
      expect(quartiles.n).toBeGreaterThanOrEqual(GATES.percentile.show)
      expect(quartiles.n).toBeLessThanOrEqual(people ?? 0)
    } else {
      below += 1
      expect(Object.keys(quartiles).sort()).toEqual(['has', 'kind', 'needs'])
      expect(quartiles.has).toBeLessThan(GATES.percentile.show)
      expect(quartiles.needs).toBe(GATES.percentile.show)
    }
  }
  expect([shown > 1, below > 20]).toEqual([true, true])
}, 120_000)

test('the paper of its owner says it, that of a company neither says it nor denies it', async () => {
  const own = await paper('owner')
  for (const said of ['Compared with others', 'above about', 'Compared with users of this platform alone.'])
    expect(own).toContain(comparable(said))
  expect(own).not.toContain(comparable('not compared'))
  const sent = await paper('company')
  expect(sent).not.toContain(comparable('above about'))
  expect(sent).not.toContain(comparable('does not exist yet'))
}, 60_000)

test('the report itself and its fingerprint are those of before', async () => {
  const report = await reportOf(world.deps, await attempt())
  expect(report.narrative.map(({ rule }) => rule)).toContain('R7')
  expect(report.detail.fingerprint).toBe(fingerprint)
})

test('who is not such an attempt is compared with nobody', async () => {
  const own = await attempt()
  expect(await compareWithNorms(world.deps, own)).toHaveLength(1)
  for (const other of [
    { retake: true },
    { form: 'advanced' as const },
    { formVersion: 2 },
    // All answers too quick to be read.
    { itemMilliseconds: Array(90).fill(300) },
  ])
    expect(await compareWithNorms(world.deps, { ...own, ...other })).toEqual([])
})

test('another norm of the same base waits for half a year, and then takes the place of the first', async () => {
  const { database } = world.store
  const [first] = await database.select().from(norms).where(eq(norms.id, published))
  if (!first) throw new Error('no norm')
  const next = randomUUID()
  await database.insert(norms).values({ ...first, id: next, status: 'draft', publishedAt: null })
  expect(await ask(next, 'publication')).toMatchObject({ status: 409, json: { code: 'norm_fresh' } })
  const before = new Date(world.clock.now.getTime() - 183 * 86_400_000)
  await database.update(norms).set({ publishedAt: before }).where(eq(norms.id, published))
  await ask(next, 'publication')
  expect((await grant(next, second)).status).toBe(204)
  expect(await listed(published)).toMatchObject({ status: 'withdrawn' })
  expect((await result()).comparisons).toHaveLength(1)
  published = next
}, 120_000)

test('a norm that two people withdraw is said nowhere from then on', async () => {
  expect((await ask(published, 'withdrawal')).status).toBe(200)
  expect((await result()).comparisons).toHaveLength(1)
  expect((await grant(published, second)).status).toBe(204)
  const { comparisons, ...said } = await result()
  expect(comparisons).toEqual([])
  expect(rules(said as Results)).toContain('R7')
  expect(await paper('owner')).toContain(comparable('not compared with other people: a large enough'))
  const acts = await world.store.pool.query('select act from operator_log where about_id = $1 order by act', [
    published,
  ])
  expect(acts.rows.map(({ act }) => act)).toEqual(['norm_published', 'norm_withdrawn'])
}, 60_000)
