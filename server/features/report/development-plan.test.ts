import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { results } from '#contract/assessment.ts'
import { developmentPlan, nameOwnAction } from '#contract/development-plan.ts'
import { attempts, entitlements } from '#server/db/schema.ts'
import { sourcesOf } from '../../../tests/house/import-graph.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { forOthers } from '../../../tests/support/for-others.ts'
import { completeAttempt, createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

const MINUTE = 60_000
const change = (field: string, value: string, waited = 0) => ({ field, value, waited })
const save = (taker: Taker, ...changes: ReturnType<typeof change>[]) =>
  taker.call('PUT', `/api/assessment/${taker.assessmentId}/plan`, { decisions: changes })
const read = async (taker: Taker) => (await taker.call('GET', '/api/development-plan')).json ?? null
const valuesOf = ({ fields }: { fields: Record<string, { value: string }> }) =>
  Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]))
const resultsOf = async (taker: Taker) =>
  results.parse((await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)).json)

async function reader() {
  const taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const { steps } = developmentPlan.parse(await read(taker))
  return { taker, first: `${steps[0]?.id}-1`, second: `${steps[1]?.id}-2`, steps }
}

it('holds the actions of the report, then what, when and where each of them is to be done', async () => {
  const { taker, first, second, steps } = await reader()
  expect(steps).toEqual((await resultsOf(taker)).detail?.plan)
  const saved = await save(
    taker,
    change(`${first}.day`, 'sun'),
    change(`${first}.time`, '18:00'),
    change(`${first}.place`, '  مكتبة   الملك فهد  '),
    change(`${second}.day`, '2026-12-01'),
    change('own-4.what', 'لقاء مع مرشد، مرة كل شهر'),
    change('week.hours', '5'),
    change('week.calendar', 'yes'),
  )
  expect(saved.status).toBe(200)
  expect(saved.json).toEqual(await read(taker))
  expect(valuesOf(saved.json)).toEqual({
    [`${first}.day`]: 'sun',
    [`${first}.time`]: '18:00',
    [`${first}.place`]: 'مكتبة الملك فهد',
    [`${second}.day`]: '2026-12-01',
    'own-4.what': 'لقاء مع مرشد، مرة كل شهر',
    'week.hours': '5',
    'week.calendar': 'yes',
  })
  // '' takes a value back.
  expect(valuesOf((await save(taker, change(`${first}.day`, ''))).json)[`${first}.day`]).toBe('')
})

it('an action that is done is counted in the report, and its tick is taken back', async () => {
  const { taker, first, second } = await reader()
  await save(taker, change(`${second}.done`, 'yes'), change('own-1.done', 'yes'))
  await save(taker, change(`${first}.done`, 'yes'))
  expect((await resultsOf(taker)).planDone.toSorted()).toEqual([first, second].toSorted())
  await save(taker, change(`${second}.done`, ''))
  expect((await resultsOf(taker)).planDone).toEqual([first])
})

it('ticks that are older than the plan’s fields are still there, and can be taken back', async () => {
  const { taker, first, second } = await reader()
  await world.store.database
    .update(attempts)
    .set({ planDone: [first, second] })
    .where(eq(attempts.id, taker.assessmentId))
  expect((await resultsOf(taker)).planDone).toEqual([first, second])
  await save(taker, change(`${first}.done`, ''))
  expect((await resultsOf(taker)).planDone).toEqual([second])
})

it('two devices that save at once lose nothing of each other', async () => {
  const { taker, first } = await reader()
  const fields = [
    [`${first}.day`, 'mon'],
    [`${first}.time`, '07:30'],
    [`${first}.place`, 'المكتب'],
    ...Array.from({ length: 10 }, (_, index) => [`own-${index + 1}.what`, `خطوة ${index + 1}`] as const),
  ] as const
  const answers = await Promise.all(fields.map(([field, value]) => save(taker, change(field, value))))
  expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200))
  expect(valuesOf(await read(taker))).toEqual(Object.fromEntries(fields))
})

it('actions that two pages add without seeing each other both stay, beside those of the ten places of before', async () => {
  const { taker } = await reader()
  const lot = () => crypto.getRandomValues(new Uint8Array(6))
  const [one, two] = [nameOwnAction(world.clock.now, lot()), nameOwnAction(world.clock.now, lot())]
  expect(one).not.toBe(two)
  const added = { 'own-3.what': 'من قبل', [`${one}.what`]: 'من الهاتف', [`${two}.what`]: 'من الحاسوب' }
  await Promise.all(Object.entries(added).map(([field, value]) => save(taker, change(field, value))))
  expect(valuesOf(await read(taker))).toEqual(added)
})

it('holds 40 own actions: the oldest removed one makes room, one that stands never does', async () => {
  const { taker } = await reader()
  const names = Array.from({ length: 41 }, (_, index) => nameOwnAction(new Date(index), new Uint8Array(6)))
  const [first, second] = names
  const add = names.slice(0, 40).map(name => change(`${name}.what`, 'خطوة'))
  expect((await save(taker, ...add)).status).toBe(200)
  const more = () => save(taker, change(`${names[40]}.what`, 'خطوة أخرى'))
  expect((await more()).json.code).toBe('invalid_request')
  expect(Object.keys(valuesOf(await read(taker)))).toHaveLength(40)
  await save(taker, change(`${second}.what`, ''), change(`${second}.day`, ''))
  expect((await more()).status).toBe(200)
  const fields = valuesOf(await read(taker))
  expect([fields[`${first}.what`], fields[`${second}.what`]]).toEqual(['خطوة', undefined])
  expect(fields[`${names[40]}.what`]).toBe('خطوة أخرى')
})

it('of two changes of a field the later one stays, also where it arrives first', async () => {
  const { taker, first } = await reader()
  const place = async () => valuesOf(await read(taker))[`${first}.place`]
  await save(taker, change(`${first}.place`, 'البيت'))
  world.clock.advance(2 * MINUTE)
  await save(
    taker,
    change(`${first}.place`, 'من قبل', 5 * MINUTE),
    change(`${first}.time`, '09:00', 5 * MINUTE),
  )
  expect(await place()).toBe('البيت')
  await save(taker, change(`${first}.place`, 'المقهى', MINUTE))
  expect(await place()).toBe('المقهى')
  expect(valuesOf(await read(taker))[`${first}.time`]).toBe('09:00')
})

it.each([
  ['a day that there is not', 'day', 'someday'],
  ['a date that there is not', 'day', '2026-02-30'],
  ['an hour of the night', 'time', '03:00'],
  ['an hour that ends after midnight', 'time', '23:30'],
  ['no hour', 'time', 'evening'],
  ['a place that is too long', 'place', 'ق'.repeat(81)],
  ['a place that turns what is around it', 'place', 'مكتب\u202E'],
  ['a place of two lines', 'place', 'مكتب\nبيت'],
  ['a tick that there is not', 'done', 'no'],
])('%s is refused, and nothing that came with it is stored', async (_, part, value) => {
  const { taker, first, second } = await reader()
  const refused = await save(taker, change(`${second}.day`, 'sun'), change(`${first}.${part}`, value))
  expect([refused.status, refused.json.code]).toEqual([400, 'invalid_request'])
  expect(refused.json.errors).toMatchObject([
    { path: 'decisions.1.value', code: expect.stringMatching(/^[a-z_]+$/) },
  ])
  expect((await read(taker)).fields).toEqual({})
})

it.each([
  ['more hours than are offered', 'week.hours', '21'],
  ['half an hour', 'week.hours', '0.5'],
  ['an own action that is too long', 'own-1.what', 'ق'.repeat(161)],
])('%s are refused', async (_, field, value) => {
  const { taker } = await reader()
  expect((await save(taker, change(field, value))).status).toBe(400)
})

it('a field of no action of this plan is left out, and refused where nothing else came', async () => {
  const { taker, first } = await reader()
  const foreign = ['ACH', 'COM', 'PLN', 'LOG'].find(facet => !first.startsWith(facet))
  const others = [`${foreign}-1.day`, `${first.slice(0, 3)}-1.what`, 'own-11.what']
  const [, ownText = ''] = others
  expect((await save(taker, change(ownText, 'نص'))).status).toBe(400)
  expect((await save(taker, change('own-11.what', 'نص'))).status).toBe(400)
  // What is not written as a field at all is not a later release's either.
  for (const field of ['__proto__', 'own-1.__proto__', 'own-1.place\u202E'])
    expect((await save(taker, change(field, 'sun'), change(`${first}.day`, 'tue'))).status).toBe(400)
  const known = new Set(developmentPlan.parse(await read(taker)).steps.map(({ id }) => `${id}-1.day`))
  const kept = others.filter(field => !known.has(field)).map(field => change(field, 'sun'))
  expect((await save(taker, ...kept, change(`${first}.day`, 'tue'))).status).toBe(200)
  expect(valuesOf(await read(taker))).toEqual({ [`${first}.day`]: 'tue' })
})

it('is its owner’s alone, and only of a report that is open', async () => {
  const [{ taker }, stranger] = [await reader(), await createTaker(world)]
  const path = `/api/assessment/${taker.assessmentId}/plan`
  const body = { decisions: [change('week.hours', '3')] }
  expect((await stranger.call('PUT', path, body)).status).toBe(404)
  expect((await read(taker)).fields).toEqual({})
  expect(await read(stranger)).toBeNull()
  expect((await save(stranger, change('week.hours', '3'))).json.code).toBe('not_opened')
  const unpaid = await createTaker(world, { bought: null })
  expect((await save(unpaid, change('week.hours', '3'))).json.code).toBe('locked')
  expect(await read(unpaid)).toBeNull()
})

it('locked again, it is nobody’s to read; unlocked, it is as it was', async () => {
  const { taker, first } = await reader()
  await save(taker, change(`${first}.done`, 'yes'))
  const { database } = world.store
  const bought = await database.delete(entitlements).where(eq(entitlements.userId, taker.userId)).returning()
  expect(await read(taker)).toBeNull()
  expect((await resultsOf(taker)).planDone).toEqual([])
  expect((await save(taker, change(`${first}.day`, 'sun'))).json.code).toBe('locked')
  await database.insert(entitlements).values(bought)
  expect(valuesOf(await read(taker))).toEqual({ [`${first}.done`]: 'yes' })
})

it('is that of the newest report that was opened', async () => {
  const { taker } = await reader()
  const { json: next } = await taker.call('POST', '/api/assessment/start')
  await taker.call('POST', `/api/assessment/${next.id}/field`, { selectedField: 'technology' })
  await completeAttempt(world, next.id)
  expect((await read(taker)).id).toBe(taker.assessmentId)
  const startsAt = new Date(world.clock.now.getTime() - 3_600_000)
  await world.store.database
    .insert(entitlements)
    .values({ userId: taker.userId, id: crypto.randomUUID(), kind: 'unlock', attemptId: next.id, startsAt })
  expect((await read(taker)).id).toBe(taker.assessmentId)
  await taker.call('POST', `/api/assessment/${next.id}/open`)
  expect(await read(taker)).toMatchObject({ id: next.id, fields: {} })
})

const TYPED = 'مقهى الزاوية الغربية'

it('is in the copy of one’s data, and in nothing that others get', async () => {
  const { taker, first } = await reader()
  const before = await forOthers(world, taker)
  await save(taker, change(`${first}.place`, TYPED), change('own-2.what', TYPED), change('week.hours', '7'))
  const after = await forOthers(world, taker)
  expect(after.same).toEqual(before.same)
  expect(after.letter).not.toContain(TYPED)
  const copy = await taker.call('POST', '/api/account/export', { currentPassword: taker.password })
  expect(JSON.stringify(copy.json)).toContain(TYPED)
}, 60_000)

it('is read by its own calls and by the count of the results alone', () => {
  const readers = [...sourcesOf('server')].flatMap(([path, source]) =>
    /\bdevelopmentPlan\b|decided-fields/.test(source.replaceAll(/'#contract[^']*'/g, '')) ? [path] : [],
  )
  expect(readers.toSorted()).toEqual(
    [
      'server/db/schema.ts',
      ...['decided-fields', 'find-development-plan', 'find-results', 'save-development-plan'].map(
        name => `server/features/report/${name}.ts`,
      ),
    ].toSorted(),
  )
})
