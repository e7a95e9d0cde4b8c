import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { OCCUPATIONS } from '#engine/careers/occupations/index.ts'
import { readEnvironment } from '#server/env.ts'
import { securityHeaders } from './headers.ts'
import { keepPages, MOST_KEPT } from './kept-pages.ts'
import type { MadePage, PageToMake } from './make-page.ts'
import { sessionCookie } from './session.ts'

const secret = 'a-secret-of-the-tests-that-signs-nothing-else'
const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nonexistent' })
const POLICY = `default-src 'none'; script-src 'sha256-of-the-test'`
const [session = ''] = sessionCookie(secret, 'a-session', false, false).split(';')

const htmlOf = ({ path, locale, theme }: PageToMake) => `<p>${path} ${locale} ${theme} ${'وجهة '.repeat(900)}`

let made: PageToMake[]
let make: (page: PageToMake) => Promise<MadePage | null>
let site: Hono
let now: number
let revision: string
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 23, 59)
  revision = ''
  made = []
  make = async page => ({ html: htmlOf(page), policy: POLICY })
  const remember = (page: PageToMake) => {
    made.push(page)
    return make(page)
  }
  const kept = keepPages({ secret, environment }, remember, { now: () => now, revision: () => revision })
  site = new Hono()
  site.use(securityHeaders({ APP_URL: 'https://wijha.example', NODE_ENV: 'production' }, 'https://p.example'))
  site.on('GET', kept.addresses, kept.send)
  site.on('GET', kept.addresses, kept.make)
  site.all('*', context => context.text('of its own', 200, { 'cache-control': 'no-store' }))
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(path, { method, headers })

test('a visitor with reading help gets a page rendered for the visit, and nothing of it is kept', async () => {
  for (const cookie of ['size=large', 'lines=wide', 'face=plain']) {
    expect(await (await get('/plans', { cookie })).text()).toBe('of its own')
  }
  expect(made).toEqual([])
  await get('/plans', { cookie: 'size=huge' })
  expect(made).toHaveLength(1)
})

test('a page is made once for each language, theme and what of the query it shows', async () => {
  const visits = [
    ...['/plans', '/plans?utm_source=x', '/en/plans', '/contact', '/contact?sent', '/contact?other'],
    ...['/plans', '/en/plans', '/contact?sent=1'],
  ]
  for (const path of visits) await get(path)
  await get('/plans', { cookie: 'theme=dark' })
  await get('/plans', { cookie: 'theme=dark; language=en; other=1', 'user-agent': 'another', referer: 'x' })
  await get('/plans', { cookie: 'theme=neither' })
  expect(made).toEqual([
    { path: '/plans', locale: 'ar', theme: 'system' },
    { path: '/en/plans', locale: 'en', theme: 'system' },
    { path: '/contact', locale: 'ar', theme: 'system' },
    { path: '/contact?sent', locale: 'ar', theme: 'system' },
    { path: '/plans', locale: 'ar', theme: 'dark' },
  ])
})

test('a page is made anew once an editor has changed something, also while it was made', async () => {
  await get('/plans')
  revision = '1'
  await get('/plans')
  await get('/plans')
  expect(made).toHaveLength(2)
  const usual = make
  make = async page => {
    revision = '3'
    return usual(page)
  }
  revision = '2'
  await get('/plans')
  make = usual
  await get('/plans')
  expect(made).toHaveLength(4)
})

test('visitors who come at once wait for the same making', async () => {
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get('/')).text()))
  expect(made).toHaveLength(1)
  expect(new Set(bodies).size).toBe(1)
})

test('a crawler that asks for every occupation fills no more than the room there is: what was kept longest is made again', async () => {
  await get('/plans')
  const occupations = Object.values(OCCUPATIONS).flatMap(list => list.map(({ id }) => `/careers/${id}`))
  const pages = [...occupations, ...occupations.map(path => `/en${path}`)].slice(0, MOST_KEPT)
  for (const path of pages) await get(path)
  await get(pages.at(-1) ?? '')
  expect(made).toHaveLength(1 + MOST_KEPT)
  await get('/plans')
  expect(made.at(-1)?.path).toBe('/plans')
  expect(made).toHaveLength(2 + MOST_KEPT)
})

describe('the landing page', () => {
  const DAY = 86_400_000
  const dayOf = async (path: string) => /day (\d+)/.exec(await (await get(path)).text())?.[1]
  beforeEach(() => {
    make = async ({ path }) => ({ html: `<p>${path} day ${new Date(now).getUTCDate()}`, policy: POLICY })
  })

  test.each(['/', '/en'])('at %s is made anew for the situation of the next day', async path => {
    expect([await dayOf(path), await dayOf(path)]).toEqual(['20', '20'])
    now += DAY
    expect([await dayOf(path), await dayOf(path)]).toEqual(['21', '21'])
    expect(made).toHaveLength(2)
  })

  test('is not kept where midnight passed while it was made', async () => {
    const today = make
    make = async page => {
      const before = await today(page)
      now += 2 * 60_000
      return before
    }
    expect(await dayOf('/')).toBe('20')
    make = today
    expect(await dayOf('/')).toBe('21')
    // The third day after, its situation comes again.
    now += 2 * DAY
    expect(await dayOf('/')).toBe('23')
  })
})

describe('what is sent', () => {
  const page = htmlOf({ path: '/guide', locale: 'ar', theme: 'system' })

  test.each([
    ['gzip, deflate, br, zstd', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['br;q=0, gzip;q=0.1', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', null, (bytes: Buffer) => bytes],
    ['', null, (bytes: Buffer) => bytes],
  ])('for Accept-Encoding "%s" is whole, in %s', async (accepted, encoding, read) => {
    for (let visit = 0; visit < 2; visit++) {
      const response = await get('/guide', accepted ? { 'accept-encoding': accepted } : {})
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(read(bytes).toString()).toBe(page)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(bytes.length),
        'content-security-policy': POLICY,
        'cache-control': 'private, no-cache',
        'reporting-endpoints': expect.any(String),
        'x-frame-options': 'DENY',
        vary: 'Accept-Encoding, Cookie',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      })
      expect(response.headers.get('content-encoding')).toBe(encoding)
    }
  })

  test('has another tag for each encoding, each theme and each language, and the same one next time', async () => {
    const tagOf = async (path: string, headers = {}) => (await get(path, headers)).headers.get('etag')
    const tags = [
      await tagOf('/guide'),
      await tagOf('/guide', { 'accept-encoding': 'gzip' }),
      await tagOf('/guide', { 'accept-encoding': 'br' }),
      await tagOf('/guide', { cookie: 'theme=dark' }),
      await tagOf('/en/guide'),
    ]
    expect(new Set(tags).size).toBe(tags.length)
    expect(await tagOf('/guide')).toBe(tags[0])
  })

  test('is a 304 with the same policy for a browser that has it, also by a weak tag or in a list', async () => {
    const tag = (await get('/guide', { 'accept-encoding': 'br' })).headers.get('etag') ?? ''
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await get('/guide', { 'accept-encoding': 'br', 'if-none-match': known })
      expect([response.status, await response.text()]).toEqual([304, ''])
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': POLICY,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
        etag: tag,
      })
      expect(response.headers.has('content-length')).toBe(false)
    }
    for (const headers of [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br', cookie: 'theme=dark' }])
      expect((await get('/guide', { ...headers, 'if-none-match': tag })).status).toBe(200)
  })

  test('for HEAD is the same without a body', async () => {
    const whole = await get('/guide', { 'accept-encoding': 'br' })
    const head = await get('/guide', { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
  })
})

describe('a page of their own have', () => {
  const isOwn = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await get(path, headers, method)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('of its own')
  }

  test('those who show a session of ours, also when visitors have the page already', async () => {
    const { headers } = await get('/')
    await isOwn('/', { cookie: session })
    await isOwn('/', { cookie: session, 'if-none-match': headers.get('etag') ?? '' })
    const forged = await get('/', { cookie: `${session.slice(0, -2)}xx` })
    expect(await forged.text()).toContain('<p>/ ar')
  })

  test('visitors of the Arabic home who chose English, who are led on', async () => {
    await get('/')
    await isOwn('/', { cookie: 'language=en' })
    expect(await (await get('/en', { cookie: 'language=ar' })).text()).toContain('<p>/en en')
  })

  test('other addresses and other methods', async () => {
    await isOwn('/plans/')
    await isOwn('/login')
    await isOwn('/contact', {}, 'POST')
    expect(made).toEqual([])
  })

  test('visitors of a page that must not be kept, until one is made that may', async () => {
    const good = make
    make = async () => null
    await isOwn('/terms')
    await isOwn('/terms')
    make = good
    expect(await (await get('/terms')).text()).toContain('<p>/terms')
    expect(made).toHaveLength(3)
  })
})
