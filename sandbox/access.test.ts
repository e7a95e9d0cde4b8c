import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../tests/support/sandbox.ts'
import { cardPayment } from './bodies-for-tests.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const BAD = { type: 'authentication_error', message: 'Invalid authorization credentials', errors: null }

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Wijha-Tests', ...headers },
    body: JSON.stringify(body),
  })
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

describe('a payment is created', () => {
  it.each<[string, () => Promise<Response>]>([
    ['with the publishable key', () => post(cardPayment(), basic(`${sandbox.publishableKey}:`))],
    ['with the secret key', () => post(cardPayment(), basic(`${sandbox.secretKey}:`))],
    ['with a key that has no colon behind it', () => post(cardPayment(), basic(sandbox.publishableKey))],
    [
      'with the publishable key in the body alone',
      () => post(cardPayment({ publishable_api_key: sandbox.publishableKey })),
    ],
  ])('%s', async (_, create) => {
    expect((await create()).status).toBe(201)
  })
})

describe('401 with the provider’s body', () => {
  it.each<[string, () => Promise<Response>]>([
    ['without any key', () => post(cardPayment())],
    ['with an unknown key', () => post(cardPayment(), basic('sk_test_unknown:'))],
    ['with the key as password', () => post(cardPayment(), basic(`:${sandbox.secretKey}`))],
    ['with the secret key in the body', () => post(cardPayment({ publishable_api_key: sandbox.secretKey }))],
    ['with a bearer token', () => post(cardPayment(), { authorization: `Bearer ${sandbox.secretKey}` })],
    ['with a bad key before a bad body is looked at', () => post({}, basic('pk_test_unknown:'))],
  ])('%s', async (_, create) => {
    const response = await create()
    expect([response.status, await response.json()]).toEqual([401, BAD])
  })
})

describe('everything but creating is for the secret key', () => {
  it.each([
    ['GET', '/payments'],
    ['GET', '/payments/7'],
    ['PUT', '/payments/7'],
    ['POST', '/payments/7/refund'],
    ['POST', '/payments/7/void'],
    ['GET', '/tokens/7'],
    ['DELETE', '/tokens/7'],
    ['POST', '/webhooks'],
    ['GET', '/webhooks'],
    ['GET', '/webhooks/available_events'],
    ['GET', '/webhooks/attempts'],
    ['GET', '/webhooks/7'],
    ['DELETE', '/webhooks/7'],
  ])('%s %s: publishable 403, none 401', async (method, path) => {
    const body = method === 'GET' ? undefined : { publishable_api_key: sandbox.publishableKey }
    const refused = await sandbox.call(method, path, body, sandbox.publishableKey)
    expect(refused.status).toBe(403)
    expect(refused.json).toMatchObject({
      type: expect.any(String),
      message: expect.any(String),
      errors: null,
    })
    expect((await sandbox.call(method, path, body, '')).json).toEqual(BAD)
  })
})

it('a live key is answered 405 as an account that is not activated, wherever it is', async () => {
  const live = { type: 'account_inactive_error', message: expect.any(String), errors: null }
  for (const response of [
    await sandbox.call('GET', '/payments', undefined, 'sk_live_abc'),
    await sandbox.call('POST', '/payments', cardPayment(), 'pk_live_abc'),
    await sandbox.call('POST', '/payments', cardPayment({ publishable_api_key: 'pk_live_abc' }), ''),
  ]) {
    expect([response.status, response.json]).toEqual([405, live])
  }
})

it('a path that does not exist is 404 in the provider’s shape', async () => {
  const { status, json } = await sandbox.call('GET', '/nothing')
  expect([status, json]).toEqual([404, { type: 'api_error', message: 'Object not found', errors: null }])
})

it('a call under a library’s own name is blocked with a web page', async () => {
  const response = await fetch(`${sandbox.url}/v1/payments`, { headers: basic(`${sandbox.secretKey}:`) })
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toContain('text/html')
})

it('a body that is too large is refused', async () => {
  expect((await post({ description: 'x'.repeat(300_000) })).status).toBe(413)
})

describe('a page of any shop', () => {
  const ORIGIN = 'http://localhost:3000'

  it('may ask first, with the header of the official form', async () => {
    const response = await fetch(`${sandbox.url}/v1/payments`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-moyasar-form-version',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'x-moyasar-form-version',
    )
  })

  it('may read answers and refusals, and those of a provider that is down', async () => {
    const read = async (body: unknown) => {
      const response = await post(body, { origin: ORIGIN, 'x-moyasar-form-version': '2.2.10' })
      return [response.status, response.headers.get('access-control-allow-origin')]
    }
    const publishable_api_key = sandbox.publishableKey
    expect(await read(cardPayment({ publishable_api_key }))).toEqual([201, '*'])
    expect(await read({ publishable_api_key })).toEqual([400, '*'])
    expect(await read(cardPayment())).toEqual([401, '*'])
    await sandbox.setFaults({ down: 503 })
    expect(await read(cardPayment({ publishable_api_key }))).toEqual([503, '*'])
    await sandbox.setFaults({})
  })
})
