import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { ERROR_CODES, problem } from '#contract/problem.ts'
import { createTestApi, type TestApi } from '../tests/support/api.ts'
import { routes } from './app.ts'
import { STATUS } from './http/errors.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

describe('the API', () => {
  it('answers every call of the contract, and no other', () => {
    const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    expect(routes.map(route => name(route.endpoint)).sort()).toEqual(endpoints.map(name).sort())
  })

  it('asks for a session on every call that is not public, with the same answer on all', async () => {
    for (const endpoint of endpoints.filter(({ access }) => access === 'session')) {
      const response = await test.api.request(endpoint.path.replaceAll(/\{\w+\}/g, 'x'), {
        method: endpoint.method,
        headers: { 'content-type': 'application/json' },
        ...(endpoint.method === 'GET' ? {} : { body: '{}' }),
      })
      // The address is judged before the caller only where it is missing.
      if (response.status === 400) continue
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 401])
      expect(problem.parse(await response.json()).code).toBe('unauthenticated')
    }
  })

  it('describes itself: every call is in openapi.json and on the readable page, in both languages', async () => {
    const document = await (await test.api.request('/api/openapi.json')).json()
    for (const { path, method } of endpoints)
      expect(document.paths[path][method.toLowerCase()].responses).toBeDefined()
    for (const [language, direction] of [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]) {
      const page = await (
        await test.api.request('/api/docs', { headers: { cookie: `language=${language}` } })
      ).text()
      expect(page).toContain(`<html lang="${language}" dir="${direction}">`)
      expect(page).not.toContain('style=')
      for (const { path } of endpoints) expect(page).toContain(path)
      for (const code of ERROR_CODES) expect(page).toContain(`id="${code}"`)
    }
  })

  it('never speaks of a key, in its description either', async () => {
    const { paths } = await (await test.api.request('/api/openapi.json')).json()
    // The fields of a development plan have values too: what its person decided. Those who watch the questions, or decide about them, see their keys, and
    // figures behind a gate are values.
    const described = Object.entries(paths).filter(
      ([path]) => !/plan$|^\/api\/operator\/(?:snapshots\/|norms$|panels\/.*agreement$)/.test(path),
    )
    const text = JSON.stringify(described)
    expect(text).not.toMatch(/"(value|rationale|motive|facet)"/)
  })
})

describe('a refusal', () => {
  it.each([
    ['ar', 'المطلوب غير موجود.'],
    ['en', 'What was asked for does not exist.'],
  ])(
    'is problem JSON in the language of the cookie (%s), whatever Accept-Language says',
    async (language, message) => {
      const response = await test.api.request('/api/nothing', {
        headers: { cookie: `language=${language}`, 'accept-language': 'fr' },
      })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
      expect(problem.parse(await response.json())).toMatchObject({ code: 'not_found', status: 404, message })
    },
  )

  it('tells which methods an address does accept', async () => {
    const person = await test.person()
    const answer = await person.call('DELETE', '/api/profile')
    expect([answer.status, answer.json.code]).toEqual([405, 'method_not_allowed'])
    expect(answer.headers.get('allow')).toBe('GET, POST')
  })

  it('has one status for each code', () => {
    expect(Object.keys(STATUS).sort()).toEqual([...ERROR_CODES].sort())
  })
})

describe('a body', () => {
  const post = async (body: BodyInit, headers: Record<string, string>) => {
    const person = await test.person()
    const csrf = await person.call('GET', '/api/profile')
    expect(csrf.status).toBe(200)
    const { csrfTokenFor } = await import('./http/session.ts')
    return test.api.request('/api/profile', {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        'x-csrf-token': csrfTokenFor(test.deps.secret, person.sessionToken),
        ...headers,
      },
      body,
    })
  }

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('of type %s is refused', async type => {
    expect((await post('{}', { 'content-type': type })).status).toBe(415)
  })

  it('that is not JSON, or not UTF-8, is a bad request', async () => {
    expect((await post('{"a":', { 'content-type': 'application/json' })).status).toBe(400)
    expect(
      (await post(new Uint8Array([0x22, 0xff, 0x22]), { 'content-type': 'application/json' })).status,
    ).toBe(400)
  })

  it('over 56 KB is refused, with and without a declared length', async () => {
    const large = JSON.stringify({ fullName: 'x'.repeat(60_000) })
    const declared = await post(large, {
      'content-type': 'application/json',
      'content-length': String(large.length),
    })
    expect(declared.status).toBe(413)
    expect(problem.parse(await declared.json()).code).toBe('body_too_large')
    const stream = new Blob([large]).stream()
    const person = await test.person()
    const chunked = await test.api.request('/api/auth/login', {
      method: 'POST',
      headers: { cookie: person.cookie, 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })
})
