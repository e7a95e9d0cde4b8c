import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { admits, comeAgainIn, PATIENCE_MS, workOf } from './admission.ts'

const at = (wait: number, inFlight = 500) => ({ wait: () => wait, inFlight: () => inFlight })

describe('a busy server', () => {
  it('lets nobody new in while those who are answering go on', () => {
    const busy = at(PATIENCE_MS.new + 1)
    expect(admits(busy, workOf('POST', '/api/auth/register', false))).toBe(false)
    expect(admits(busy, workOf('POST', '/api/assessment/start', true))).toBe(false)
    expect(admits(busy, workOf('GET', '/', false))).toBe(false)
    expect(admits(busy, workOf('GET', '/assessment', true))).toBe(true)
    expect(admits(busy, workOf('POST', '/api/assessment/abc/answer', true))).toBe(true)
    expect(admits(busy, workOf('GET', '/api/assessment/abc/questions', true))).toBe(true)
  })

  it('sends answers away last, and a provider’s notices and the health checks never', () => {
    expect(admits(at(PATIENCE_MS.other + 1), 'other')).toBe(false)
    expect(admits(at(PATIENCE_MS.other + 1), 'answering')).toBe(true)
    expect(admits(at(PATIENCE_MS.answering + 1), 'answering')).toBe(false)
    expect(admits(at(60_000), workOf('POST', '/api/webhooks/moyasar', false))).toBe(true)
    expect(admits(at(60_000), workOf('GET', '/readyz', false))).toBe(true)
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
      workOf(method, path.replaceAll(/\{\w+\}/g, 'x'), true),
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
  })
})
