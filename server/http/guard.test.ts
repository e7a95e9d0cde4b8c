import { describe, expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { guard } from './guard.ts'
import { csrfTokenFor, sessionCookie } from './session.ts'

const secret = 'a-secret-of-the-tests-that-signs-nothing-else'
const environment = readEnvironment({ APP_URL: 'https://wijha.example', ALLOW_DEMO: '1' })
const cookie = sessionCookie(secret, 'a-session', true, false).split(';')[0] ?? ''
const token = csrfTokenFor(secret, 'a-session')

const outcome = (
  access: 'public' | 'session',
  headers: Record<string, string>,
  method: 'GET' | 'POST' = 'POST',
  path: `/api/${string}` = '/api/x',
): string => {
  const request = new Request('https://wijha.example/api/x', { method, headers })
  try {
    guard({ secret, environment }, { method, access, path }, request)
    return 'passes'
  } catch (refusal) {
    return (refusal as { code: string }).code
  }
}

describe('a change that needs no session', () => {
  test.each([
    ['from our own page', { origin: 'https://wijha.example', 'sec-fetch-site': 'same-origin' }, 'passes'],
    ['from a program that is no browser', {}, 'passes'],
    ['from another site', { origin: 'https://evil.example' }, 'forbidden_origin'],
    ['from a sibling of our host', { origin: 'https://other.wijha.example' }, 'forbidden_origin'],
    ['from our host without encryption', { origin: 'http://wijha.example' }, 'forbidden_origin'],
    ['from our host on another port', { origin: 'https://wijha.example:8443' }, 'forbidden_origin'],
    ['from an opaque origin', { origin: 'null' }, 'forbidden_origin'],
    ['from an origin that is no address', { origin: 'wijha.example' }, 'forbidden_origin'],
    ['from elsewhere, without an origin', { 'sec-fetch-site': 'cross-site' }, 'forbidden_origin'],
    ['from a sibling, without an origin', { 'sec-fetch-site': 'same-site' }, 'forbidden_origin'],
    [
      'from the name under which the machine was reached',
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      'passes',
    ],
    ['with whatever cookie is left over', { cookie }, 'passes'],
  ])('%s', (_, headers, expected) => {
    expect(outcome('public', headers as Record<string, string>)).toBe(expected)
  })
})

describe('a change within a session', () => {
  test.each([
    ['with its token passes', { cookie, 'x-csrf-token': token }, 'passes'],
    ['without a token is refused', { cookie }, 'csrf'],
    [
      'with the token of another session is refused',
      { cookie, 'x-csrf-token': csrfTokenFor(secret, 'b') },
      'csrf',
    ],
    ['with an empty token is refused', { cookie, 'x-csrf-token': '' }, 'csrf'],
    [
      'with its token from another site is refused',
      { cookie, 'x-csrf-token': token, origin: 'https://evil.example' },
      'csrf',
    ],
    ['with a cookie that we did not sign is left to the session check', { cookie: `${cookie}x` }, 'passes'],
  ])('%s', (_, headers, expected) => {
    expect(outcome('session', headers as Record<string, string>)).toBe(expected)
  })
})

test('reading is never refused', () => {
  expect(outcome('session', { cookie, origin: 'https://evil.example' }, 'GET')).toBe('passes')
})

test('a webhook of the payment provider comes from wherever it comes', () => {
  const foreign = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
  expect(outcome('public', foreign, 'POST', '/api/webhooks/moyasar')).toBe('passes')
  expect(outcome('public', foreign, 'POST', '/api/contact')).toBe('forbidden_origin')
})
