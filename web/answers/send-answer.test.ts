import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/api/error.ts'
import { judge } from './send-answer.ts'

const refusal = (status: number, body: object = {}, retryAfter?: string) =>
  new ApiError(status, '', JSON.stringify(body), retryAfter)

it.each([
  ['no network', new NetworkError('no answer')],
  ['no answer in time', new DOMException('', 'TimeoutError')],
  ['a server in trouble', refusal(500)],
  ['a server that is away', refusal(503)],
  ['too many requests', refusal(429, { code: 'too_many_requests', message: 'slower' })],
  ["a network's own gate", refusal(403)],
  ['a refusal that is not about the answer', refusal(403, { code: 'csrf', message: 'again' })],
])('%s means later', (_, error) => {
  expect(judge(error)).toEqual({ kind: 'later', why: 'server' })
})

it('an ended session means signing in', () => {
  expect(judge(refusal(401, { code: 'unauthenticated', message: 'signed out' }))).toEqual({
    kind: 'signed_out',
  })
})

it("a refusal carries the server's sentence and its state", () => {
  const body = { code: 'answer_conflict', message: 'answered before', assessment: { id: 'a', answered: 4 } }
  expect(judge(refusal(409, body))).toEqual({
    kind: 'refused',
    message: 'answered before',
    assessment: { id: 'a', answered: 4 },
  })
  expect(judge(refusal(404, { code: 'not_found', message: 'not there' }))).toEqual({
    kind: 'refused',
    message: 'not there',
    assessment: undefined,
  })
})

it('a server that says after how long is asked again then', () => {
  const busy = refusal(503, { code: 'unavailable', message: 'in a moment' }, '7')
  expect(judge(busy)).toEqual({ kind: 'later', why: 'server', seconds: 7 })
})
