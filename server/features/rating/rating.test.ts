import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ratingEndpoints } from '#contract/rating.ts'
import { BANK } from '#engine/bank/index.ts'
import { APART_MS } from '#engine/ratings/open-tasks.ts'
import { FACETS } from '#engine/vocabulary.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { openConsole } from '../../../tests/support/console.ts'
import { asTheKey, keyOf, ratePanel } from '../../../tests/support/rated-panel.ts'
import {
  createPanel,
  createRater,
  device,
  openInvitation,
  type RaterBrowser,
  rateAll,
  rateStory,
  STATEMENT,
} from '../../../tests/support/rater.ts'
import { secretsOfTheBank } from '../../../tests/support/secrets-of-the-bank.ts'
import { discussionLetter } from './discussion-letter.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const rows = async (sql: string, values: unknown[] = []) => (await world.store.pool.query(sql, values)).rows
const DAY = 86_400_000
/** Calls as a rater and keeps all that is answered. */
function listening(rater: RaterBrowser) {
  const heard: string[] = []
  const asked = new Set<string>()
  const ask = async (name: keyof typeof ratingEndpoints, body?: unknown, id = '') => {
    const { method, path } = ratingEndpoints[name]
    asked.add(name)
    const { json, headers } = await rater.call(method, path.replace('{id}', id), body)
    heard.push(`${JSON.stringify(json)} ${JSON.stringify([...headers])}`)
    return json
  }
  return { heard, asked, ask }
}

/** Lists what no rater may be told: the secrets of the bank, facets, and names of fields that would hold such. */
function secretsOf(block: string): string[] {
  return [
    ...secretsOfTheBank(block),
    ...Object.entries(FACETS).flatMap(([id, { name, definition }]) => [
      `"${id}"`,
      ...Object.values(name),
      ...Object.values(definition),
    ]),
    ...['"value"', '"rationale"', '"facet"', '"wave"', '"isRepeat"', '"mean"', '"verdict"'],
    ...['"motive"', '"fact"', '"topic"'],
    ...['"raterId"', '"rater"', '"inOrder"', '"disputed"'],
  ]
}

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

const IN_DISCUSSION = ['disputed', 'discuss'] as const
/** Of the first pair the raters take different sides on its first story, and half of them on its second. */
const taking =
  (sides: (rater: number) => boolean) => (values: readonly number[], rater: number, key: string) =>
    asTheKey(sides(rater) && /-01\//.test(key) ? values.map(value => 6 - value) : values, rater, key)

/** Rates in a panel, and lets its raters discuss. */
async function discussing({ raters = 6, pairs = 2 } = {}) {
  const panel = await ratePanel(world, { raters, pairs, rate: taking(rater => rater % 2 === 0) })
  const operator = await openConsole(world, 'psychometrician')
  const turn = (round: string) => operator.call('POST', `/api/operator/panels/${panel.id}/round`, { round })
  await turn('closed')
  const read = async () => (await operator.call('GET', `/api/operator/panels/${panel.id}/agreement`)).json
  expect((await read()).disputed).toBe(2)
  expect((await turn('discussion')).status).toBe(204)
  return { ...panel, operator, turn, read }
}

describe('a discussion', () => {
  test('shows the disputed stories alone, how all ratings are spread and what others wrote, in the order of the rater', async () => {
    const { raters } = await discussing()
    const [one, two] = raters
    if (!one || !two) throw new Error('two raters')
    expect((await one.call('GET', '/api/rating')).json).toMatchObject({
      round: 'discussion',
      rated: 0,
      all: 2,
    })
    expect((await one.call('POST', '/api/rating/stories')).json).toEqual([])
    const [story, ...more] = (await one.call('POST', '/api/rating/discussion')).json
    // The other story of the pair is a week away.
    expect(more).toEqual([])
    const { values, key } = keyOf(story)
    expect(key).toContain('competency-01/')
    // Three rate as the key does, and three the other way round.
    for (const [place, value] of values.entries()) {
      const points = Array.from({ length: 9 }, (_, index) =>
        [2 * value - 1, 2 * (6 - value) - 1].map(point => (point === index + 1 ? 3 : 0)),
      )
      expect(story.spread[place]).toEqual(points.map(([a = 0, b = 0]) => a + b))
    }
    expect(story).toMatchObject({ own: values.map(value => 2 * (6 - value) - 1), cannot: null, comments: [] })

    const comment = 'الخيار الأول يتجاهل أن الموعد غداً'
    const say = (rater: RaterBrowser, id: string, body: unknown) =>
      rater.call('PUT', `/api/rating/discussion/${id}`, body)
    expect((await say(one, story.id, { ratings: null, comment: null })).status).toBe(400)
    expect((await say(one, story.id, { ratings: [9, 9, 9, 9, 10], comment: null })).status).toBe(400)
    expect((await say(one, story.id, { ratings: null, comment })).json).toMatchObject({ rated: 0, ready: 1 })
    expect((await say(one, story.id, { ratings: null, comment: `${comment}!` })).json.code).toBe(
      'rated_already',
    )
    const told = (await two.call('POST', '/api/rating/discussion')).json
    // Half of the raters began with the other story.
    expect(told).toHaveLength(1)
    expect(told[0].story).not.toBe(story.story)
    const other = raters[2]
    if (!other) throw new Error('three raters')
    expect((await other.call('POST', '/api/rating/discussion')).json[0]).toMatchObject({
      ...{ story: story.story, comments: [comment], comment: null },
    })
    expect((await say(one, told[0].id, { ratings: [9, 9, 9, 9, 9], comment: null })).status).toBe(404)
    const again = values.map((value: number) => 2 * value - 1)
    for (let time = 0; time < 2; time++)
      expect((await say(one, story.id, { ratings: again, comment })).json).toMatchObject({ rated: 1, all: 2 })
    const third = await say(one, story.id, { ratings: [9, 9, 9, 9, 9], comment: null })
    expect(third.json.code).toBe('rated_already')
    expect((await one.call('POST', '/api/rating/discussion')).json).toEqual([])
    world.clock.advance(APART_MS)
    const [second] = (await one.call('POST', '/api/rating/discussion')).json
    expect(keyOf(second).key).not.toBe(key)
    const copy = (await one.call('GET', '/api/rating/copy')).json.ratings
    expect(copy.filter((each: { discussed: unknown }) => each.discussed)).toMatchObject([
      { discussed: { ratings: again, comment } },
    ])
  })

  test('is told by mail to each who rated something of it, in their language, as long as it goes on', async () => {
    const panel = await ratePanel(world, { raters: 8, pairs: 2, rate: taking(rater => rater % 2 === 0) })
    const operator = await openConsole(world, 'psychometrician')
    const turn = (round: string) => operator.call('POST', `/api/operator/panels/${panel.id}/round`, { round })
    await turn('closed')
    const [gone, idle, english, ...others] = panel.raters
    await gone?.call('DELETE', '/api/rating')
    await rows('delete from rating where rater_id = (select id from rater where email = $1)', [idle?.email])
    await rows(`update rater set language = 'en' where email = $1`, [english?.email])
    const before = world.outbox.length
    expect((await turn('discussion')).status).toBe(204)
    const mails = world.outbox.slice(before).filter(mail => mail.kind === 'rater_discussion')
    expect(mails.map(({ to, locale }) => [to, locale]).sort()).toEqual(
      [[english?.email, 'en'], ...others.map(({ email }) => [email, 'ar'])].sort(),
    )
    const [mail] = mails
    if (!mail) throw new Error('a mail')
    const { deps } = world
    expect((await discussionLetter.compose(deps, mail)).kind).toBe('composed')
    await turn('closed')
    expect(await discussionLetter.compose(deps, mail)).toEqual({ kind: 'not_wanted' })
  })

  test('ends with figures of the ratings given last, beside those of before; nobody comes late', async () => {
    const { raters, id } = await discussing()
    for (let week = 0; week < 2; week++) {
      for (const rater of raters.slice(0, 5))
        for (const story of (await rater.call('POST', '/api/rating/discussion')).json) {
          const ratings = asTheKey(keyOf(story).values, 0, '')
          await rater.call('PUT', `/api/rating/discussion/${story.id}`, { ratings, comment: null })
        }
      world.clock.advance(APART_MS)
    }
    const [late] = (await raters[5]?.call('POST', '/api/rating/discussion'))?.json ?? []
    const operator = await openConsole(world, 'owner')
    const path = `/api/operator/panels/${id}`
    expect((await operator.call('POST', `${path}/round`, { round: 'closed' })).status).toBe(204)
    const body = { ratings: [9, 9, 9, 9, 9], comment: null }
    expect((await raters[5]?.call('PUT', `/api/rating/discussion/${late.id}`, body))?.json.code).toBe(
      'round_closed',
    )
    const page = (await operator.call('GET', `${path}/agreement`)).json
    expect(page).toMatchObject({ disputed: null, groups: [{ figures: { value: { random: 1 } } }] })
    expect(page.items[0].stories[0]).toMatchObject({
      ratings: { value: { inOrder: true } },
      before: { value: { means: [5, 5, 5, 5, 5] } },
    })
    expect(page.items[1].stories[0].before).toBeNull()
  })
})

test.each([
  { block: 'competency', kind: 'practitioners' },
  { block: 'motivation', kind: 'lay' },
  { block: 'skills', kind: 'practitioners' },
  { block: 'sales', kind: 'practitioners' },
])(
  'nothing that the session of a rater of $block receives holds a value, a reason, a facet, a name of the item or what another said',
  async ({ block, kind }) => {
    const panel = await createPanel(world, { pairs: 6, block, kind })
    const secrets = { practice: 'ممارسة لا يعرفها أحد', interests: 'مصلحة لا يعرفها أحد' }
    const other = await openInvitation(world, panel)
    await other.call('POST', '/api/rating/statement', { ...STATEMENT, ...secrets })
    const [theirs] = (await other.call('POST', '/api/rating/stories')).json
    const why = 'سبب لا يعرفه غير كاتبه'
    await other.call('PUT', `/api/rating/stories/${theirs.id}`, { ratings: null, unjudged: why, shows: null })

    const rater = await openInvitation(world, panel)
    const { heard, asked, ask } = listening(rater)
    await ask('accept', STATEMENT)
    for (let week = 0; week < 2; week++) {
      for (const { id } of await ask('stories')) {
        const shows = kind === 'lay' ? null : 'none'
        expect(await ask('rate', { ratings: [9, 7, 5, 3, 1], unjudged: null, shows }, id)).toHaveProperty(
          'rated',
        )
        await ask('rate', { ratings: [1, 1, 1, 1, 1], unjudged: null, shows }, id)
      }
      expect(await ask('state')).toMatchObject({ kind, rated: week === 0 ? 7 : 13 })
      world.clock.advance(APART_MS)
    }
    await ask('open', { token: device(), device: device() })
    await ask('copy')
    await ask('leave')
    expect([...asked, ...IN_DISCUSSION].sort()).toEqual(Object.keys(ratingEndpoints).sort())

    const canaries = [...secretsOf(block), ...Object.values(secrets), why, other.email]
    expect(findIn(heard, canaries)).toEqual([])
    // Its words would be found if they were there.
    expect(findIn([...heard, JSON.stringify({ told: why })], canaries)).toEqual([why])
  },
)

test('nor does it in a discussion: neither the key nor who said what, in whatever is answered', async () => {
  const { raters } = await discussing()
  const why = 'سبب كتبه واحد منهم ولا يُعرف من هو'
  const [one, ...others] = raters
  if (!one) throw new Error('a rater')
  for (const other of others)
    for (const { id } of (await other.call('POST', '/api/rating/discussion')).json)
      await other.call('PUT', `/api/rating/discussion/${id}`, { ratings: null, comment: why })
  const { heard, asked, ask } = listening(one)
  for (let week = 0; week < 2; week++) {
    for (const { id } of await ask('disputed')) {
      await ask('discuss', { ratings: null, comment: 'رأي من كلمات قليلة' }, id)
      await ask('discuss', { ratings: [1, 2, 3, 4, 5], comment: null }, id)
      await ask('discuss', { ratings: [9, 2, 3, 4, 5], comment: null }, id)
    }
    await ask('state')
    await ask('stories')
    world.clock.advance(APART_MS)
  }
  await ask('copy')
  expect([...asked]).toEqual(expect.arrayContaining([...IN_DISCUSSION]))
  const ids = await rows('select id::text from rater where email = any($1)', [
    others.map(({ email }) => email),
  ])
  const canaries = [
    ...secretsOf('competency'),
    ...others.map(({ email }) => email),
    ...ids.map(({ id }) => id),
  ]
  expect(ids).toHaveLength(5)
  // What they named themselves stands in their own copy.
  expect(findIn(heard, canaries)).toEqual(['"PLN"'])
  // Opinions are told, and nothing beside them that would lead to who has them.
  expect(findIn(heard, [why])).toEqual([why])
})
