import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { HttpClient } from '../support/http-client.ts'
import type { App } from '../support/start-app.ts'
import { startForTest } from './start-for-test.ts'

const TOKEN = 'a-token-for-the-figures'
const REGISTRATION = {
  email: 'reem.saleh@example.com',
  password: 'كلمة مرور طويلة 42',
  firstName: 'ريم',
  lastName: 'صالح',
}

it('one id leads from the response through the problem and the log to the job, and no line says who it was', async () => {
  const app = await startForTest()
  const client = new HttpClient(app.url)
  const refused = await client.request('GET', '/api/assessment')
  const id = String(refused.headers['x-request-id'])
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'unauthenticated', requestId: id })
  await expect
    .poll(() => lines(app, id))
    .toMatchObject([{ event: 'request', method: 'GET', route: '/api/assessment', status: 401 }])

  const registered = await register(client)
  const origin = String(registered.headers['x-request-id'])
  expect(origin).not.toBe(id)
  await expect
    .poll(() => lines(app, origin).map(line => line.event), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['request', 'mail_done']))
  await client.request('GET', '/verify/WJ-REEM?email=reem.saleh@example.com')
  await expect.poll(() => app.output()).toContain('"route":"page"')
  for (const line of app.output().trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
  expect(app.output()).not.toMatch(/reem|ريم|صالح|كلمة/i)
  client.close()
  expect(await app.stop()).toBe(0)
})

it('the figures are for this machine, or for who shows the token; to others they do not exist', async () => {
  const app = await startForTest({ variables: { METRICS_TOKEN: TOKEN } })
  const client = new HttpClient(app.url)
  await register(client)
  const figures = await client.request('GET', '/metrics')
  expect(figures.text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/auth/register",status="200"} 1',
  )
  expect(figures.text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
  expect(figures.text).toMatch(/^wijha_database_connections\{state="idle"\} \d/m)
  expect(figures.text).toMatch(/^wijha_jobs\{queue="mail-dead-letters",state="ready"\} 0/m)
  expect(figures.text).not.toMatch(/reem|example/)
  const afar = { 'x-forwarded-for': '203.0.113.9' }
  const asked = (headers: Record<string, string>) => client.request('GET', '/metrics', { headers })
  expect((await asked(afar)).status).toBe(404)
  expect((await asked({ host: 'wijha.example' })).status).toBe(404)
  expect((await asked({ ...afar, authorization: 'Bearer a-token-for-the-figurez' })).status).toBe(404)
  expect((await asked({ ...afar, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  client.close()
  expect(await app.stop()).toBe(0)
})

it('traces go to the collector that is named: requests by their route, with the statements inside them', async () => {
  const spans: { name: string; traceId: string; attributes: unknown }[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    for (const { scopeSpans } of JSON.parse(Buffer.concat(chunks).toString()).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const app = await startForTest({ variables: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } })
  const client = new HttpClient(app.url)
  await register(client)
  await client.request('GET', '/verify/WJ-REEM?email=reem.saleh@example.com')
  client.close()
  // Stopping sends what is still waiting.
  expect(await app.stop()).toBe(0)
  const request = spans.find(span => span.name === 'POST /api/auth/register')
  expect(request).toBeDefined()
  const inside = spans.filter(span => span.traceId === request?.traceId).map(span => span.name)
  expect(inside.some(name => name.startsWith('pg.query:INSERT'))).toBe(true)
  expect(spans.map(({ name }) => name)).toContain('GET page')
  expect(JSON.stringify(spans)).not.toMatch(/reem|ريم|صالح|كلمة/i)
})

async function register(client: HttpClient) {
  const reply = await client.request('POST', '/api/auth/register', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REGISTRATION),
  })
  expect(reply.status, reply.text).toBe(200)
  return reply
}

interface Line {
  readonly event?: string
  readonly request?: string
}

function lines(app: App, id: string): Line[] {
  return app
    .output()
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line)
    .filter(line => line.request === id)
}
