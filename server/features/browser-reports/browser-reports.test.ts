import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#server/app.ts'
import { createTestApi, type TestApi } from '../../../tests/support/api.ts'

let world: TestApi
beforeAll(async () => {
  world = await createTestApi()
})
afterAll(() => world.close())

const SECRET_PLACE = 'https://wijha.example/r/a-token-that-opens-a-report?mail=noura@example.test#x'

async function send(type: string, body: unknown, world_ = world) {
  const lines: unknown[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const api = createApi({ ...world_.deps, log })
  const response = await api.request('/api/security-reports', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })
  return { status: response.status, lines }
}

describe('a report of a browser', () => {
  test.each([
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          age: 12,
          url: SECRET_PLACE,
          user_agent: 'Mozilla/5.0',
          body: {
            effectiveDirective: 'script-src-elem',
            blockedURL: 'https://evil.example/track?who=noura',
            sourceFile: 'https://wijha.example/assets/core-1a2b.js',
            lineNumber: 3,
            sample: 'the answer of noura@example.test',
          },
        },
      ],
    ],
    [
      'application/csp-report',
      {
        'csp-report': {
          'document-uri': SECRET_PLACE,
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/track?who=noura',
          'source-file': 'https://wijha.example/assets/core-1a2b.js',
          'line-number': 3,
          'script-sample': 'the answer of noura@example.test',
        },
      },
    ],
  ])('as %s is one line of the log, without what it could tell of a person', async (type, body) => {
    const { status, lines } = await send(type, body)
    expect(status).toBe(204)
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'policy_violation',
        kind: 'csp-violation',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/r',
        source: '/assets/core-1a2b.js',
        line: 3,
      }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(/noura|token|sample/)
  })

  test.each(['inline', 'eval'])('of something %s says so', async blocked => {
    const { lines } = await send('application/csp-report', { 'csp-report': { 'blocked-uri': blocked } })
    expect(lines[0]).toMatchObject({ blocked })
  })

  test.each([
    ['a path that is not a word', 'https://x.example/noura@example.test'],
    ['no address', 'noura@example.test\n{"event":"forged"}'],
    ['an address of many lines', 'https://x.example/\r\nnoura@example.test'],
  ])('with %s shows none of it', async (_, url) => {
    const { lines } = await send('application/reports+json', [
      { type: `a\n${url}`, url, body: { blockedURL: url } },
    ])
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('noura')
  })

  test('in a batch of a hundred is ten lines', async () => {
    const batch = Array.from({ length: 100 }, () => ({ type: 'csp-violation', url: '', body: null }))
    expect((await send('application/reports+json', batch)).lines).toHaveLength(10)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'as %s, which any site may send, is refused',
    async type => {
      expect((await send(type, [])).status).toBe(415)
    },
  )

  test('is one of twenty in ten minutes from one address', async () => {
    const own = await createTestApi()
    const statuses: number[] = []
    for (let time = 0; time < 21; time++)
      statuses.push((await send('application/reports+json', [], own)).status)
    expect(statuses).toEqual([...Array(20).fill(204), 429])
    await own.close()
  })
})
