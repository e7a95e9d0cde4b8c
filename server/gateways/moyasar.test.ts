import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { connectMoyasar } from './moyasar.ts'

const ID = '5f0c2f0e-3c39-4f6a-9f5f-0123456789ab'
const PAYMENT = { id: ID, status: 'paid', amount: 2900, currency: 'SAR', metadata: null, source: null }

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A provider that answers each question as told, and what it was asked. */
async function provider(
  answer: (asked: IncomingMessage) => {
    status: number
    body: string | Buffer
    headers?: OutgoingHttpHeaders
  },
) {
  const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = []
  server = createServer((request, response) => {
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    const { status, body, headers } = answer(request)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>(resolve => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const gateway = connectMoyasar({
    apiUrl: `http://127.0.0.1:${port}/v1`,
    secretKey: 'sk_test_secret',
    limitMs: 2000,
  })
  return { gateway, asked, port }
}

test('a question carries the key and a name of our own', async () => {
  const { gateway, asked } = await provider(() => ({ status: 200, body: JSON.stringify(PAYMENT) }))
  expect(await gateway.fetch(ID)).toMatchObject({ kind: 'answered', value: { id: ID, amount: 2900 } })
  expect(asked[0]).toMatchObject({
    method: 'GET',
    url: `/v1/payments/${ID}`,
    headers: {
      authorization: `Basic ${Buffer.from('sk_test_secret:').toString('base64')}`,
      'user-agent': expect.stringMatching(/^Wijha\//),
    },
  })
})

test.each([
  ['a page instead of an answer', 403, '<html>blocked</html>'],
  ['too many questions', 429, '{"type":"rate_limit_error"}'],
  ['a fault', 500, '{"type":"api_error"}'],
  ['half an answer', 200, '{"id":'],
  ['no amount', 200, JSON.stringify({ ...PAYMENT, amount: 'much' })],
  ['another payment', 200, JSON.stringify({ ...PAYMENT, id: ID.replace('5', '6') })],
])('%s is no answer; reading is tried twice', async (_, status, body) => {
  const { gateway, asked } = await provider(() => ({ status, body }))
  expect(await gateway.fetch(ID)).toEqual({ kind: 'unreachable' })
  expect(asked.length).toBeLessThanOrEqual(2)
})

test('an answer of 8 KB that unpacks into 8 MB is none, and is not kept in memory', async () => {
  const body = gzipSync(JSON.stringify({ ...PAYMENT, description: 'x'.repeat(8 * 1024 * 1024) }))
  const { gateway } = await provider(() => ({ status: 200, body, headers: { 'content-encoding': 'gzip' } }))
  expect(await gateway.fetch(ID)).toEqual({ kind: 'unreachable' })
})

test('what changes something is never repeated by itself', async () => {
  const { gateway, asked } = await provider(() => ({ status: 500, body: '' }))
  expect(await gateway.refund(ID, 2900)).toEqual({ kind: 'unreachable' })
  expect(await gateway.void(ID)).toEqual({ kind: 'unreachable' })
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('an empty answer to a change is one', async () => {
  const { gateway } = await provider(() => ({ status: 200, body: '' }))
  expect(await gateway.void(ID)).toEqual({ kind: 'answered', value: null })
})

test.each([
  ['404', 404, '{"type":"api_error","message":"Object not found","errors":null}', { kind: 'missing' }],
  [
    'a refused key',
    401,
    '{"type":"authentication_error","message":"Invalid authorization credentials"}',
    { kind: 'refused', status: 401, type: 'authentication_error' },
  ],
])('%s is told apart', async (_, status, body, expected) => {
  const { gateway } = await provider(() => ({ status, body }))
  expect(await gateway.fetch(ID)).toEqual(expected)
})

test('a way to somewhere else is not followed: the key would go along', async () => {
  const elsewhere: unknown[] = []
  const other = createServer((request, response) => {
    elsewhere.push(request.headers.authorization)
    response.end(JSON.stringify(PAYMENT))
  })
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  try {
    const location = `http://127.0.0.1:${port}/v1/payments/${ID}`
    const { gateway } = await provider(() => ({ status: 302, body: '', headers: { location } }))
    expect(await gateway.fetch(ID)).toEqual({ kind: 'unreachable' })
    expect(elsewhere).toEqual([])
  } finally {
    other.close()
  }
})

test.each(['', 'paid', '../tokens', `${ID}/refund`, ID.slice(1)])(
  'what cannot be a payment id (%j) is not asked about',
  async id => {
    const { gateway, asked } = await provider(() => ({ status: 200, body: '{}' }))
    expect(await gateway.fetch(id)).toEqual({ kind: 'missing' })
    expect(asked).toEqual([])
  },
)

test.each([
  ['nobody listens', 'http://127.0.0.1:9/v1'],
  ['the name is of nobody', 'http://payments.invalid/v1'],
  ['TLS meets none', 'https://127.0.0.1:PORT/v1'],
])('where %s there is no answer, and no exception', async (_, address) => {
  const { port } = await provider(() => ({ status: 200, body: '{}' }))
  const apiUrl = address.replace('PORT', String(port))
  const gateway = connectMoyasar({ apiUrl, secretKey: 'sk_test_secret', limitMs: 2000, retryMs: 1 })
  expect(await gateway.fetch(ID)).toEqual({ kind: 'unreachable' })
})

test('a provider that is back is asked again by itself', async () => {
  let status = 503
  const { port } = await provider(() => ({ status, body: JSON.stringify(PAYMENT) }))
  const apiUrl = `http://127.0.0.1:${port}/v1`
  const gateway = connectMoyasar({ apiUrl, secretKey: 'sk_test_secret', pauseMs: 50, retryMs: 1 })
  for (let time = 1; time <= 5; time++) await gateway.refund(ID, 1)
  status = 200
  await expect.poll(() => gateway.fetch(ID)).toMatchObject({ kind: 'answered' })
})

test('after some questions in a row without an answer none is asked for a while', async () => {
  const { gateway, asked } = await provider(() => ({ status: 503, body: '' }))
  for (let i = 0; i < 5; i++) await gateway.refund(ID, 1)
  const before = asked.length
  expect(await gateway.fetch(ID)).toEqual({ kind: 'unreachable' })
  expect(asked.length).toBe(before)
})
