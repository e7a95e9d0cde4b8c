import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf, call } from './client.ts'
import { ApiError, isUnreachable, NetworkError, serverMessage } from './error.ts'
import { createQueryClient, queries } from './queries.ts'
import { account, assessment } from './rows.ts'

const requests: { url: string; init: RequestInit }[] = []
let responses: (Response | Error)[] = []
const kept = new Map<string, string>()

beforeEach(() => {
  requests.length = 0
  responses = []
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    const response = responses.shift()
    if (!response || response instanceof Error) throw response ?? new TypeError('Failed to fetch')
    return response
  })
})
afterEach(() => vi.unstubAllGlobals())

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const refusal = (status: number, code: string) =>
  json({ type: '', title: code, status, code, message: 'السبب' }, status)

test('a call fills its path and query, and sends JSON with the anti-forgery token and the cookies', async () => {
  kept.set('token', 't1')
  responses = [json({ completed: false })]
  const body = { section: 'skills', questionNumber: 1, answer: 2, responseTime: 900 }
  await call(assessment.answer, { parameters: { id: 'a/b' }, body })
  const { url, init } = requests[0] ?? { url: '', init: {} }
  expect(url).toBe('/api/assessment/a%2Fb/answer')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(body) })
  const headers = new Headers(init.headers)
  expect([headers.get('x-csrf-token'), headers.get('content-type')]).toEqual(['t1', 'application/json'])
  expect(addressOf(assessment.questions, { parameters: { id: 'x' }, query: { section: 'skills' } })).toBe(
    '/api/assessment/x/questions?section=skills',
  )
})

test('an unsuccessful response raises its status, a colon, a space, and the body', async () => {
  responses = [new Response('gone', { status: 410 })]
  await expect(call(account.user)).rejects.toThrow('410: gone')
})

test('without a body the status text stands in its place', async () => {
  responses = [new Response('', { status: 404, statusText: 'Not Found' })]
  await expect(call(account.user)).rejects.toThrow('404: Not Found')
})

test('a refusal carries its code and the sentence for the person', async () => {
  responses = [refusal(409, 'email_taken')]
  const error = await call(account.logout).catch(caught => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect([error.code, serverMessage(error), isUnreachable(error)]).toEqual(['email_taken', 'السبب', false])
})

test('a missing network is told apart from a refusal', async () => {
  const error = await call(account.user).catch(caught => caught)
  expect(error).toBeInstanceOf(NetworkError)
  expect([isUnreachable(error), serverMessage(error)]).toEqual([true, undefined])
})

test('a refused anti-forgery token is fetched once and the call repeated', async () => {
  responses = [
    refusal(403, 'csrf'),
    json({ id: 'u' }, 200, { 'x-csrf-token': 't2' }),
    json({ language: 'en' }),
  ]
  await expect(call(account.setLanguage, { body: { language: 'en' } })).resolves.toEqual({ language: 'en' })
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/account/language',
    '/api/auth/user',
    '/api/account/language',
  ])
  expect(new Headers(requests[2]?.init.headers).get('x-csrf-token')).toBe('t2')
  expect(kept.get('token')).toBe('t2')
})

test('a token refused twice is an error, not a circle', async () => {
  responses = [refusal(403, 'csrf'), json({}, 200, { 'x-csrf-token': 't2' }), refusal(403, 'csrf')]
  await expect(call(account.setLanguage, { body: { language: 'en' } })).rejects.toThrow('403: ')
  expect(requests).toHaveLength(3)
})

test('the default query gets the first element of its key; nobody signed in is an answer', async () => {
  responses = [json(null), refusal(401, 'unauthenticated')]
  const client = createQueryClient()
  expect(await client.fetchQuery(queries.assessment)).toBe(null)
  expect(await client.fetchQuery(queries.user)).toBe(null)
  // Never stale: asked again, answered from the cache.
  expect(await client.fetchQuery(queries.assessment)).toBe(null)
  expect(requests.map(({ url }) => url)).toEqual(['/api/assessment', '/api/auth/user'])
})

test('a session that has ended elsewhere is noticed by any query', async () => {
  responses = [refusal(401, 'unauthenticated')]
  const client = createQueryClient()
  client.setQueryData(queries.user.queryKey, { firstName: 'نورة' } as never)
  await expect(client.fetchQuery(queries.profile)).rejects.toThrow('401: ')
  expect(client.getQueryData(queries.user.queryKey)).toBe(null)
})
