import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ratingEndpoints } from '#contract/rating.ts'
import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'
import { APART_MS } from '#engine/ratings/open-tasks.ts'
import { FACETS } from '#engine/vocabulary.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import {
  createPanel,
  createRater,
  device,
  openInvitation,
  rateAll,
  rateStory,
  STATEMENT,
} from '../../../tests/support/rater.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const rows = async (sql: string, values: unknown[] = []) => (await world.store.pool.query(sql, values)).rows
const DAY = 86_400_000
const findIn = (heard: readonly string[], canaries: readonly string[]) =>
  canaries.filter(canary => heard.some(text => text.includes(canary)))

describe('an invitation', () => {
  test('opens once, into the session of one device, which may ask again', async () => {
    const panel = await createPanel(world)
    const email = 'once@rater.example'
    const invite = () =>
      panel.operator.call('POST', `/api/operator/panels/${panel.id}/raters`, { email, language: 'en' })
    expect((await invite()).status).toBe(204)
    expect((await invite()).status).toBe(400)
    const token = world.mailedToken('rater_invitation', email)
    const dump = JSON.stringify(await rows('select * from rater where email = $1', [email]))
    expect(dump).not.toContain(token)
    const own = { token, device: device() }
    const rater = world.browser()
    expect((await rater.call('POST', '/api/rating/session', own)).json).toMatchObject({
      ...{ panel: 'لجنة المثال', language: 'en', stated: false, all: 0 },
    })
    expect((await rater.call('GET', '/api/rating')).status).toBe(200)
    const other = world.browser()
    expect((await other.call('POST', '/api/rating/session', { token, device: device() })).json.code).toBe(
      'invalid_token',
    )
    expect((await other.call('POST', '/api/rating/session', own)).status).toBe(200)
    // Neither a password nor a role: the same browser is nobody to the rest.
    expect((await rater.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await rater.call('GET', '/api/operator/panels')).status).toBe(404)
  })

  test('runs out, is renewed, and ends with whoever is taken out', async () => {
    const panel = await createPanel(world)
    const email = 'late@rater.example'
    await panel.operator.call('POST', `/api/operator/panels/${panel.id}/raters`, { email, language: 'ar' })
    const [{ id }] = await rows('select id from rater where email = $1', [email])
    const late = world.mailedToken('rater_invitation', email)
    await world.store.pool.query(`update rater set token_expires_at = $2 where id = $1`, [
      id,
      world.clock.now,
    ])
    const rater = world.browser()
    const open = (token: string) => rater.call('POST', '/api/rating/session', { token, device: device() })
    expect((await open(late)).status).toBe(400)
    await panel.operator.call('POST', `/api/operator/raters/${id}/invitation`)
    expect((await open(late)).status).toBe(400)
    expect((await open(world.mailedToken('rater_invitation', email))).status).toBe(200)
    expect((await panel.operator.call('DELETE', `/api/operator/raters/${id}`)).status).toBe(204)
    expect((await rater.call('GET', '/api/rating')).status).toBe(401)
    expect(await rows('select 1 from rater where id = $1', [id])).toEqual([])
  })

  test('that nobody opened is forgotten a month after it ran out', async () => {
    const panel = await createPanel(world)
    const email = 'never@rater.example'
    await panel.operator.call('POST', `/api/operator/panels/${panel.id}/raters`, { email, language: 'ar' })
    const before = world.clock.now
    world.clock.advance(43 * DAY)
    await cleanUp(world.deps)
    expect(await rows('select token_hash from rater where email = $1', [email])).toEqual([
      { token_hash: null },
    ])
    world.clock.advance(2 * DAY)
    await cleanUp(world.deps)
    expect(await rows('select 1 from rater where email = $1', [email])).toEqual([])
    world.clock.now = before
  })
})

describe('a rater', () => {
  test('is asked nothing before practice, interests and consent are stated', async () => {
    const rater = await openInvitation(world, await createPanel(world))
    expect((await rater.call('POST', '/api/rating/stories')).json).toEqual([])
    const refused = await rater.call('POST', '/api/rating/statement', { ...STATEMENT, consent: 'no' })
    expect(refused.status).toBe(400)
    await rater.call('POST', '/api/rating/statement', STATEMENT)
    const again = await rater.call('POST', '/api/rating/statement', { ...STATEMENT, practice: 'أخرى' })
    expect(again.json).toMatchObject({ stated: true, all: 9, ready: 5 })
    expect(await rows('select practice from rater where email = $1', [rater.email])).toEqual([
      { practice: STATEMENT.practice },
    ])
  })

  test('has ratings acknowledged once and for all, kept in the order of the item', async () => {
    const rater = await createRater(world, await createPanel(world))
    const [story] = (await rater.call('POST', '/api/rating/stories')).json
    const unseen = await rows(
      `select r.id from rating r join rater p on p.id = r.rater_id where p.email = $1 and seen_at is null`,
      [rater.email],
    )
    expect((await rateStory(rater, unseen[0])).status).toBe(404)
    expect((await rateStory(rater, story, [1, 2, 3, 4])).status).toBe(400)
    expect((await rateStory(rater, story, [1, 2, 3, 4, 10])).status).toBe(400)
    expect((await rateStory(rater, story)).json).toMatchObject({ rated: 1 })
    expect((await rateStory(rater, story)).status).toBe(200)
    expect((await rateStory(rater, story, [9, 9, 9, 9, 9])).json.code).toBe('rated_already')
    const [row] = await rows('select pair, story, ratings from rating where id = $1', [story.id])
    const key = row.pair.replace('@', `/${row.story}@`)
    const own = BANK.competency?.ar[key as `${string}@${number}`]
    const given = Object.fromEntries(
      story.options.map((option: string, place: number) => [option, [1, 3, 5, 7, 9][place]]),
    )
    expect(row.ratings).toEqual(own?.options.map(option => given[option]))
  })

  test('says why a story cannot be judged', async () => {
    const rater = await createRater(world, await createPanel(world))
    const [story] = (await rater.call('POST', '/api/rating/stories')).json
    const say = (body: unknown) => rater.call('PUT', `/api/rating/stories/${story.id}`, body)
    expect((await say({ ratings: null, unjudged: 'لا', shows: null })).status).toBe(400)
    expect((await say({ ratings: null, unjudged: null, shows: null })).status).toBe(400)
    const why = 'يلزم معرفة حجم المشروع أولاً'
    expect((await say({ ratings: null, unjudged: why, shows: null })).json.rated).toBe(1)
    expect(await rows('select ratings, unjudged from rating where id = $1', [story.id])).toEqual([
      { ratings: null, unjudged: why },
    ])
  })

  test('is not shown both stories of a pair within a week, however the clock of the server goes', async () => {
    const panel = await createPanel(world, { pairs: 3 })
    const rater = await createRater(world, panel)
    const before = world.clock.now
    const first = await rateAll(rater)
    expect(new Set(first.map(({ story }) => story)).size).toBe(3)
    const state = (await rater.call('GET', '/api/rating')).json
    const opens = new Date(before.getTime() + APART_MS).toISOString()
    expect(state).toMatchObject({ rated: 4, all: 7, ready: 0, nextAt: opens })
    // In another panel neither, which asks the same pairs the other way.
    const twin = await createPanel(world, { pairs: 3 })
    await createRater(world, twin)
    const same = await createRater(world, twin, rater.email)
    expect((await same.call('POST', '/api/rating/stories')).json).toEqual([])
    world.clock.now = new Date(before.getTime() - 30 * DAY)
    expect((await rater.call('POST', '/api/rating/stories')).json).toEqual([])
    world.clock.now = new Date(before.getTime() + APART_MS - 1)
    expect((await rater.call('POST', '/api/rating/stories')).json).toEqual([])
    world.clock.now = new Date(before.getTime() + APART_MS)
    const second = await rateAll(rater)
    expect(second).toHaveLength(3)
    const told = new Set(first.map(({ story }) => story))
    for (const { story } of second) expect(told.has(story)).toBe(false)
    expect((await rater.call('GET', '/api/rating')).json).toMatchObject({ rated: 7, all: 7, nextAt: null })
  })

  test('two calls at once hand out one set of stories', async () => {
    const rater = await createRater(world, await createPanel(world, { pairs: 6 }))
    const both = await Promise.all([1, 2].map(() => rater.call('POST', '/api/rating/stories')))
    expect(both[0]?.json).toEqual(both[1]?.json)
  })

  test('takes a copy, and leaves: an open round keeps nothing of them', async () => {
    const rater = await createRater(world, await createPanel(world))
    await rateAll(rater)
    const copy = await rater.call('GET', '/api/rating/copy')
    expect(copy.json).toMatchObject({ email: rater.email, ...{ practice: STATEMENT.practice } })
    expect(copy.json.ratings).toHaveLength(5)
    const [{ id }] = await rows('select id from rater where email = $1', [rater.email])
    expect((await rater.call('DELETE', '/api/rating')).status).toBe(204)
    expect((await rater.call('GET', '/api/rating')).status).toBe(401)
    for (const sql of ['select 1 from rater where id = $1', 'select 1 from rating where rater_id = $1'])
      expect(await rows(sql, [id])).toEqual([])
  })
})

test('nothing that the session of a rater receives holds a value, a reason, a facet, a name of the item or what another said', async () => {
  const panel = await createPanel(world, { pairs: 6 })
  const secrets = { practice: 'ممارسة لا يعرفها أحد', interests: 'مصلحة لا يعرفها أحد' }
  const other = await openInvitation(world, panel)
  await other.call('POST', '/api/rating/statement', { ...STATEMENT, ...secrets })
  const [theirs] = (await other.call('POST', '/api/rating/stories')).json
  const why = 'سبب لا يعرفه غير كاتبه'
  await other.call('PUT', `/api/rating/stories/${theirs.id}`, { ratings: null, unjudged: why, shows: null })

  const rater = await openInvitation(world, panel)
  const heard: string[] = []
  const asked = new Set<string>()
  const ask = async (name: keyof typeof ratingEndpoints, body?: unknown, id = '') => {
    const { method, path } = ratingEndpoints[name]
    asked.add(name)
    const { json, headers } = await rater.call(method, path.replace('{id}', id), body)
    heard.push(`${JSON.stringify(json)} ${JSON.stringify([...headers])}`)
    return json
  }
  await ask('accept', STATEMENT)
  for (let week = 0; week < 2; week++) {
    for (const { id } of await ask('stories')) {
      await ask('rate', { ratings: [9, 7, 5, 3, 1], unjudged: null, shows: 'none' }, id)
      await ask('rate', { ratings: [1, 1, 1, 1, 1], unjudged: null, shows: 'none' }, id)
    }
    await ask('state')
    world.clock.advance(APART_MS)
  }
  await ask('open', { token: device(), device: device() })
  await ask('copy')
  await ask('leave')
  expect([...asked].sort()).toEqual(Object.keys(ratingEndpoints).sort())

  const items = itemsOf(BANK).filter(({ block }) => block === 'competency')
  const canaries = [
    ...items.flatMap(({ item, text }) => [
      ...item.options.flatMap(({ rationale, id = '' }) => [rationale, `"${id}"`]),
      ...Object.values(text).flatMap(words => words.deciding ?? []),
    ]),
    ...items.flatMap(({ key }) => [key, key.replace(/\/[ab]/, '')]),
    ...Object.entries(FACETS).flatMap(([id, { name, definition }]) => [
      `"${id}"`,
      ...Object.values(name),
      ...Object.values(definition),
    ]),
    ...Object.values(secrets),
    ...[why, other.email, '"value"', '"rationale"', '"facet"', '"wave"', '"isRepeat"', '"mean"'],
  ]
  expect(findIn(heard, canaries)).toEqual([])
  // Its words would be found if they were there.
  expect(findIn([...heard, JSON.stringify({ told: why })], canaries)).toEqual([why])
})
