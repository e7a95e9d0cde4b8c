import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { results } from '#contract/assessment.ts'
import { WANT_CHOICES } from '#engine/wants/read-wants.ts'
import { attempts, wants } from '#server/db/schema.ts'
import { sourcesOf } from '../../../tests/house/import-graph.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { forOthers } from '../../../tests/support/for-others.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(async () => {
  await world.deps.typst.stop()
  await world.close()
})

const MINUTE = 60_000
const choice = (item: string, choice: string, waited = 0) => ({ item, choice, waited })
const save = (taker: Taker, ...choices: ReturnType<typeof choice>[]) =>
  taker.call('PUT', `/api/wants/${taker.userId}`, { choices })
const read = async (taker: Taker) => (await taker.call('GET', '/api/wants')).json
const unfinished = () => createTaker(world, { completed: false, bought: null })

/** Every item answered, what is usual in most paths refused. */
const ALL = [...WANT_CHOICES].map(([item, choices]) => choice(item, choices.at(-1) ?? ''))

it('is empty, then holds each choice with the time of the last one', async () => {
  const taker = await unfinished()
  expect(await read(taker)).toEqual({ answers: {}, changedAt: null })
  await save(taker, choice('R1', '4'), choice('V3', 'left'))
  world.clock.advance(1000)
  const saved = await save(taker, choice('night', 'refuse'), choice('R1', '2'))
  expect(saved.json).toEqual({
    answers: { R1: '2', V3: 'left', night: 'refuse' },
    changedAt: world.clock.now.toISOString(),
  })
  expect(await read(taker)).toEqual(saved.json)
})

it('the same choices again change no answer, and all 65 go in one call', async () => {
  const taker = await unfinished()
  const first = await save(taker, ...ALL)
  expect(Object.keys(first.json.answers)).toHaveLength(65)
  expect((await save(taker, ...ALL)).json).toEqual(first.json)
})

it('two devices that save at once lose nothing of each other', async () => {
  const taker = await unfinished()
  const answers = await Promise.all(ALL.map(each => save(taker, each)))
  expect(answers.map(({ status }) => status)).toEqual(ALL.map(() => 200))
  expect(Object.keys((await read(taker)).answers)).toHaveLength(65)
})

it('of two choices the later one stays, also where it arrives first', async () => {
  const taker = await unfinished()
  await save(taker, choice('R1', '5'))
  world.clock.advance(2 * MINUTE)
  expect(
    (await save(taker, choice('R1', '1', 5 * MINUTE), choice('R2', '1', 5 * MINUTE))).json.answers,
  ).toEqual({
    R1: '5',
    R2: '1',
  })
  expect((await save(taker, choice('R1', '3', MINUTE))).json.answers.R1).toBe('3')
  // On the way for longer than the one after it: the order of arrival decides.
  expect((await save(taker, choice('R1', '4', MINUTE - 1))).json.answers.R1).toBe('4')
  // A clock that has jumped loses nothing.
  expect((await save(taker, choice('R3', '4', Number.MAX_SAFE_INTEGER))).json.answers.R3).toBe('4')
})

it('deleted, it is gone, and what waited on another device from before does not come back', async () => {
  const taker = await unfinished()
  await save(taker, ...ALL)
  const { status, json } = await taker.call('DELETE', '/api/wants')
  expect([status, json]).toEqual([200, { answers: {}, changedAt: null }])
  const [row] = await world.store.database.select().from(wants).where(eq(wants.userId, taker.userId))
  expect(row?.choices).toEqual({})
  world.clock.advance(MINUTE)
  const late = await save(taker, choice('R1', '5', 10 * MINUTE), choice('R2', '5'))
  expect(late.json.answers).toEqual({ R2: '5' })
})

it.each([
  ['an unknown item', [choice('R9', '4')]],
  ['an inherited name', [choice('__proto__', '4')]],
  ['a choice that there is not', [choice('R1', '6')]],
  ['a choice of another kind', [choice('night', 'left')]],
  ['nothing', []],
  ['a negative wait', [choice('R1', '4', -1)]],
])('%s is refused, and nothing is stored', async (_, choices) => {
  const taker = await unfinished()
  const refused = await save(taker, ...choices)
  expect([refused.status, refused.json.code]).toEqual([400, 'invalid_request'])
  expect(await read(taker)).toEqual({ answers: {}, changedAt: null })
})

it('what is no longer asked is left out, and what came with it is stored', async () => {
  const taker = await unfinished()
  expect((await save(taker, choice('R9', '4'), choice('R1', '4'))).status).toBe(200)
  expect((await read(taker)).answers).toEqual({ R1: '4' })
})

it('a deletion between saves leaves nothing of what was chosen before it, at once or long ago', async () => {
  const taker = await unfinished()
  const items = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8']
  await save(taker, ...items.map(item => choice(item, '4')))
  await Promise.all([
    ...items.map(item => save(taker, choice(item, '5', 1))),
    taker.call('DELETE', '/api/wants'),
  ])
  for (const item of items) await save(taker, choice(item, '2', 1000), choice(item, '3', 60 * 86_400_000))
  expect(Object.values((await read(taker)).answers).filter(answer => answer !== '5')).toEqual([])
})

it('what a device kept for another person is taken as nobody’s', async () => {
  const [noura, other] = [await unfinished(), await unfinished()]
  const refused = await other.call('PUT', `/api/wants/${noura.userId}`, { choices: [choice('R1', '4')] })
  expect([refused.status, refused.json.code]).toEqual([404, 'not_found'])
  expect([await read(noura), await read(other)]).toEqual(
    Array.from({ length: 2 }, () => ({ answers: {}, changedAt: null })),
  )
})

it('an id that only a later release knows stays stored and breaks nothing', async () => {
  const taker = await createTaker(world)
  await save(taker, choice('R1', '4'))
  await world.store.database
    .update(wants)
    .set({ choices: { Z9: { choice: '4', at: 1 }, R1: { choice: '9', at: 1 } } })
    .where(eq(wants.userId, taker.userId))
  const saved = await save(taker, choice('R2', '3'))
  expect(saved.json.answers).toEqual({ Z9: '4', R1: '9', R2: '3' })
  expect((await careersOf(taker)).wants?.complete).toBe(false)
})

async function careersOf(taker: Taker) {
  const { json } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const { detail } = results.parse(json)
  if (!detail?.careers) throw new Error('The core form has careers.')
  return detail.careers
}

it('orders and words the careers of one’s own report, and changes no number of it', async () => {
  const taker = await createTaker(world)
  const { json: before } = await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const plain = results.parse(before)
  expect(plain.detail?.careers?.wants).toMatchObject({ ordered: false, complete: false })
  expect(plain.detail?.careers?.wants?.notes[0]?.ar).toContain('لم يُجَب عنها بعد')
  await save(taker, ...ALL)
  const { json: after } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)
  const wanted = results.parse(after)
  expect(wanted.detail?.careers?.wants).toMatchObject({ ordered: true, complete: true })
  expect(wanted.detail?.careers?.families.flatMap(({ wanted }) => wanted).length).toBeGreaterThan(0)
  expect(besideCareers(wanted)).toEqual(besideCareers(plain))
  const numbers = numbersOf(wanted)
  expect(Object.keys(numbers).length).toBeGreaterThan(0)
  expect(numbersOf(plain)).toMatchObject(numbers)
})

it('leads the analysis to the work that comes first on the page, whatever was answered', async () => {
  const taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const answered = async (pattern: number) => {
    const places = Array.from({ length: 90 }, (_, index) => 1 + ((index * pattern + pattern) % 5))
    await world.store.database
      .update(attempts)
      .set({ answers: places.join('') })
      .where(eq(attempts.id, taker.assessmentId))
    const [first] = (await careersOf(taker)).families.flatMap(({ occupations }) => occupations)
    const { json } = await taker.call('GET', `/api/assessment/${taker.assessmentId}/recommendations`)
    if (first) expect(json.nextSteps.at(-1)).toContain(`«${first.title.ar}»`)
    return first?.id
  }
  const patterns = [1, 2, 3, 4, 6, 7, 8, 9]
  const plain: unknown[] = []
  for (const pattern of patterns) plain.push(await answered(pattern))
  // Nothing but work with people draws this taker.
  const interests = [...WANT_CHOICES].filter(([item]) => /^[RIASEC]\d$/.test(item))
  await save(taker, ...interests.map(([item]) => choice(item, item.startsWith('S') ? '5' : '1')))
  const wanted: unknown[] = []
  for (const pattern of patterns) wanted.push(await answered(pattern))
  expect(wanted).not.toEqual(plain)
}, 60_000)

/** Gives all but the careers: wants may not touch it. */
function besideCareers({ detail, ...rest }: ReturnType<typeof results.parse>) {
  return { ...rest, detail: { ...detail, careers: null } }
}

/** Gives the fit and range of each path that is among those shown with wants and without: which these are, wants decide. */
function numbersOf({ detail }: ReturnType<typeof results.parse>) {
  const families = detail?.careers?.families ?? []
  return Object.fromEntries(families.map(({ id, fit, range, tier }) => [id, { fit, range, tier }]))
}

it('stands in no paper, no shared report and no mail: all are the same with it and without', async () => {
  const taker = await createTaker(world)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const before = await forOthers(world, taker)
  await save(taker, ...ALL)
  expect((await careersOf(taker)).wants?.ordered).toBe(true)
  const after = await forOthers(world, taker)
  expect(after.same).toEqual(before.same)
  expect(after.same.report.detail.careers.wants).toBeNull()
  expect(after.letter).not.toMatch(/ما أريد|What I want|Your answers|من شروطك/)
}, 60_000)

it('is read by the results and the advice of its owner, by its own calls and by the copy of one’s data alone', () => {
  const readers = [...sourcesOf('server')].flatMap(([path, source]) =>
    /features\/wants\/|\bwants\b[^'"]*from '#server\/db\/schema\.ts'/.test(source) ? [path] : [],
  )
  expect(readers.toSorted()).toEqual(
    [
      'server/app.ts',
      ...['find', 'remove', 'save'].map(verb => `server/features/wants/${verb}-wants.ts`),
      ...['advice/find-advice.ts', 'advice/write-advice.ts', 'report/find-results.ts'].map(
        path => `server/features/${path}`,
      ),
    ].toSorted(),
  )
})
