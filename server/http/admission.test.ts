import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { readEnvironment } from '#server/env.ts'
import { registry } from '#server/operation/metrics.ts'
import { type RequestContext, runInContext } from '#server/operation/request-context.ts'
import { admits, comeAgainIn, PATIENCE_MS, workOf } from './admission.ts'
import { admission } from './mount-operation.ts'
import { sessionCookie } from './session.ts'

const at = (wait: number, inFlight = 500) => ({ wait: () => wait, inFlight: () => inFlight })

describe('a busy server', () => {
  it('lets nobody new in while those who are answering go on', () => {
    const busy = at(PATIENCE_MS.new + 1)
    expect(
      admits(
        busy,
        workOf('POST', '/api/auth/register', () => false),
      ),
    ).toBe(false)
    expect(
      admits(
        busy,
        workOf('POST', '/api/assessment/start', () => true),
      ),
    ).toBe(false)
    expect(
      admits(
        busy,
        workOf('GET', '/', () => false),
      ),
    ).toBe(false)
    expect(
      admits(
        busy,
        workOf('GET', '/assessment', () => true),
      ),
    ).toBe(true)
    expect(
      admits(
        busy,
        workOf('POST', '/api/assessment/abc/answer', () => true),
      ),
    ).toBe(true)
    expect(
      admits(
        busy,
        workOf('GET', '/api/assessment/abc/questions', () => true),
      ),
    ).toBe(true)
  })

  it('sends answers away last, and a provider’s webhooks and the health checks never', () => {
    expect(admits(at(PATIENCE_MS.other + 1), 'other')).toBe(false)
    expect(admits(at(PATIENCE_MS.other + 1), 'answering')).toBe(true)
    expect(admits(at(PATIENCE_MS.answering + 1), 'answering')).toBe(false)
    expect(
      admits(
        at(60_000),
        workOf('POST', '/api/webhooks/moyasar', () => false),
      ),
    ).toBe(true)
    expect(
      admits(
        at(60_000),
        workOf('GET', '/readyz', () => false),
      ),
    ).toBe(true)
  })

  it('that is only slow, with few visitors, sends nobody away', () => {
    expect(admits(at(5000, 10), 'new')).toBe(true)
  })

  it('tells each another time to come again', () => {
    expect(new Set(Array.from({ length: 200 }, () => comeAgainIn('new'))).size).toBeGreaterThan(5)
  })
})

it('every endpoint that begins an attempt or makes an account is new work, and answering is not', () => {
  const kinds = Object.fromEntries(
    endpoints.map(({ method, path }) => [
      `${method} ${path}`,
      workOf(method, path.replaceAll(/\{\w+\}/g, 'x'), () => true),
    ]),
  )
  expect(kinds).toMatchObject({
    'POST /api/auth/register': 'new',
    'POST /api/assessment/start': 'new',
    'POST /api/assessment/reset': 'new',
    'POST /api/assessment/{id}/answer': 'answering',
    'GET /api/assessment/{id}/questions': 'answering',
    'POST /api/assessment/{id}/field': 'other',
    'GET /api/assessment/{id}/results': 'other',
    'GET /api/assessment/{id}/pdf-report': 'new',
    'GET /api/shared/{token}/pdf': 'new',
  })
})

describe('who is sent away', () => {
  const secret = 'a-secret-of-the-tests-that-signs-nothing-else'
  const environment = readEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nonexistent' })
  const app = new Hono()
  app.use(admission({ secret, environment }, at(PATIENCE_MS.new + 1)))
  app.all('*', context => context.text('served'))
  const [signedIn = ''] = sessionCookie(secret, 'a-session', false, false).split(';')

  it('gets problem JSON in the language of the call, and a time to come again', async () => {
    const response = await app.request('/api/auth/register', {
      method: 'POST',
      headers: { cookie: 'language=en' },
    })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    const inArabic = await (await app.request('/api/auth/register', { method: 'POST' })).json()
    const inEnglish = await response.json()
    expect([inArabic.code, inEnglish.code]).toEqual(['unavailable', 'unavailable'])
    expect(inArabic.message).toMatch(/[\u0600-\u06ff]/)
    expect(inEnglish.message).toMatch(/[a-z]/)
  })

  it('gets a page where a page was asked for', async () => {
    const response = await app.request('/')
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
  })

  it('is nobody who is signed in, by the signature and not by any cookie', async () => {
    const asked = async (cookie: string) => (await app.request('/results', { headers: { cookie } })).status
    expect(await asked(signedIn)).toBe(200)
    expect(await asked('wijha.session=a-session.of-nobody')).toBe(503)
  })

  it('is counted by kind, and not as served', async () => {
    const counted = async () =>
      /refusals_total\{work="new"\} (\d+)/.exec(await registry.metrics())?.[1] ?? '0'
    const before = Number(await counted())
    const observed: RequestContext = { id: 'a-request' }
    await runInContext(observed, () => app.request('/api/contact', { method: 'POST' }))
    expect(Number(await counted())).toBe(before + 1)
    expect(observed.sentAway).toBe(true)
  })
})
