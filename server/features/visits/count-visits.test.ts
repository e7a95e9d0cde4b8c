import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionCookie } from '#server/http/session.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createVisitCounter, type VisitCounter } from './count-visits.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36'

let world: AccountsApi
let visits: VisitCounter
let site: Hono
beforeAll(async () => {
  world = await createAccountsApi()
})
beforeEach(async () => {
  await world.store.pool.query('delete from landing_visit')
  visits = createVisitCounter(world.deps)
  site = new Hono()
  site.on('GET', visits.addresses, visits.count)
  site.get('/', context => (context.req.query('moved') ? context.redirect('/en') : context.html('page')))
  site.get('/en', context => context.html('page'))
  site.get('/plans', context => context.html('page'))
})
afterAll(() => world.close())

const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers: { 'user-agent': DESKTOP, ...headers } })
const counted = async () => {
  await visits.store()
  const { rows } = await world.store.pool.query(
    'select day::text, language, device, source, visits from landing_visit order by language, device, source',
  )
  return rows.map(row => Object.values(row).join(' '))
}

test('visits are counted by day in Riyadh, language, device and the word of the link', async () => {
  await visit('/')
  await visit('/?source=LinkedIn')
  await visit('/en?source=linkedin', { 'user-agent': PHONE })
  expect(await counted()).toEqual([
    ...['2026-11-20 ar desktop linkedin 1', '2026-11-20 ar desktop none 1', '2026-11-20 en phone linkedin 1'],
  ])
  await visit('/')
  world.clock.advance(12.5 * 3_600_000)
  await visit('/', { 'if-none-match': '"x"' })
  expect(await counted()).toContain('2026-11-20 ar desktop none 2')
  expect(await counted()).toContain('2026-11-21 ar desktop none 1')
  world.clock.advance(-12.5 * 3_600_000)
})

test('a machine, a reader who is signed in, another page, a look ahead and a redirect are no visit', async () => {
  const [cookie = ''] = sessionCookie(world.deps.secret, 'x'.repeat(32), false, false).split(';')
  await visit('/', {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  await visit('/', { 'user-agent': 'curl/8.5.0' })
  await visit('/', { 'user-agent': '' })
  await visit('/', { cookie })
  await visit('/', { 'sec-purpose': 'prefetch' })
  await visit('/', { 'sec-fetch-site': 'same-origin' })
  await visit('/', {}, 'HEAD')
  await visit('/?moved=1')
  await visit('/plans')
  expect(await counted()).toEqual([])
})

test('what is no word is none, and words without end fill no table', async () => {
  for (const source of ['a%20b', '%3Cscript%3E', 'noura%40example.com', 'x'.repeat(25), 'كلمة'])
    await visit(`/?source=${source}`)
  expect(await counted()).toEqual(['2026-11-20 ar desktop none 5'])
  for (let word = 0; word < 200; word++) await visit(`/?source=word-${word}`)
  const lines = await counted()
  expect(lines).toHaveLength(52)
  expect(lines).toContain('2026-11-20 ar desktop other 150')
})

test('what the database did not take is counted again with what came since', async () => {
  await visit('/')
  await world.store.pool.query('alter table landing_visit rename to away')
  await visits.store()
  await world.store.pool.query('alter table away rename to landing_visit')
  await visit('/')
  expect(await counted()).toEqual(['2026-11-20 ar desktop none 2'])
})
