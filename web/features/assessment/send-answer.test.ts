import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '#web/api/error.ts'
import { judge } from './send-answer.ts'

const refusal = (status: number, body: object = {}) => new ApiError(status, '', JSON.stringify(body))

it.each([
  ['no network', new NetworkError('no answer')],
  ['no answer in time', new DOMException('', 'TimeoutError')],
  ['a server in trouble', refusal(500)],
  ['a server that is away', refusal(503)],
  ['too many requests', refusal(429)],
])('%s means later', (_, error) => {
  expect(judge(error)).toEqual({ kind: 'later' })
})

it('an ended session means signing in', () => {
  expect(judge(refusal(401))).toEqual({ kind: 'signed_out' })
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
