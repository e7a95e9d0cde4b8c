import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { listRoutes } from '../../scripts/routes/list-routes.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'

/** As it stands behind a proxy that speaks https: what it says, not how it is reached, is asked here. */
export let app: App

/** Starts it before the tests of a file, stops it after them. */
export function useHardenedApp(): void {
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    app = await startApp({
      variables: {
        APP_URL: 'https://wijha.example',
        ALLOW_DEMO: '1',
        RATE_LIMIT_FACTOR: '1000',
        // Names the real provider, and asks it nothing.
        MOYASAR_PUBLISHABLE_KEY: 'pk_test_of-nobody',
        MOYASAR_SECRET_KEY: 'sk_test_of-nobody',
        MOYASAR_WEBHOOK_SECRET: 'a-secret-of-the-tests',
      },
    })
  })
  test.afterAll(async () => {
    await app.stop()
    removeData(app)
  })
}

export const get = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}${path}`, { redirect: 'manual', ...init })

/** One address of every route, with what nobody has in the place of its parameters. */
export const ROUTES = listRoutes().map(({ kind, method, path }) => ({
  kind,
  method: method === 'ALL' ? 'GET' : method,
  path: path
    .replace(/\/\{\w+\?\}/, '')
    .replaceAll(/\{\w+\}/g, 'x')
    .replace('en?/', 'en/')
    .replace('*', 'no-such'),
}))

/** Every page, as somebody who is signed in gets it; one that leads on at once is no page. */
export async function pageResponses(): Promise<{ path: string; response: Response }[]> {
  const headers = { cookie: await signedIn() }
  const responses: { path: string; response: Response }[] = []
  for (const { path } of ROUTES.filter(({ kind }) => kind === 'page')) {
    const response = await get(path, { headers })
    if (response.headers.get('content-type')?.startsWith('text/html')) responses.push({ path, response })
  }
  expect(responses.length).toBeGreaterThan(20)
  return responses
}

/** The cookie of somebody who has just registered. */
export async function signedIn(): Promise<string> {
  const response = await get('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'نورة',
      lastName: 'السالم',
      email: `headers-${Date.now()}-${Math.random().toString(36).slice(2)}@example.test`,
      password: 'a password of the tests',
      agreeToTerms: true,
    }),
  })
  expect(response.status).toBe(200)
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** A request line as it stands: no client that would tidy it. */
export function raw(
  method: string,
  path: string,
  header = 'X: y',
): Promise<{ status: number; body: string }> {
  return new Promise(resolve => {
    const socket = connect(Number(new URL(app.url).port), 'localhost')
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]), body: text }))
    socket.end(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\nConnection: close\r\n\r\n`)
  })
}
