import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { mountOperation } from './mount-operation.ts'

const METRICS_TOKEN = 'figures-for-one-reader'

/** Asks as a program on the same machine does, or a proxy there that adds nothing. */
async function ask(variables: Record<string, string>, authorization?: string): Promise<number> {
  const app = new Hono()
  const environment = readEnvironment({ ALLOW_DEMO: '1', ...variables })
  mountOperation(app, { environment, isReady: async () => true })
  const headers = { host: '127.0.0.1', ...(authorization ? { authorization } : {}) }
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  return (await app.request('http://127.0.0.1/metrics', { headers }, connection)).status
}

it('figures are for this machine where the address is local', async () => {
  expect(await ask({})).toBe(200)
})

it('figures behind a public address are for who shows the token, whatever the last hop is', async () => {
  const APP_URL = 'https://wijha.example'
  expect(await ask({ APP_URL })).toBe(404)
  expect(await ask({ APP_URL, METRICS_TOKEN })).toBe(404)
  expect(await ask({ APP_URL, METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}`)).toBe(200)
})
