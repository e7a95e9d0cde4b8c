import type { Assessment, assessmentEndpoints } from '#contract/assessment.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/problem.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { account, assessment as rows } from '#web/api/rows.ts'
import type { Sent } from './answer-state.ts'
import type { WaitingAnswer } from './device-database.ts'

/** A network that swallows everything looks like a slow one: after this long the answer is sent again. */
const PATIENCE = 20_000

export async function sendAnswer(answer: WaitingAnswer, queuedMs: number | undefined): Promise<Sent> {
  try {
    const { assessment } = await post(answer, queuedMs)
    return { kind: 'saved', assessment }
  } catch (error) {
    const sent = judge(error)
    if (!(error instanceof ApiError) || error.code !== 'not_found') return sent
    return (await isSignedInAs(answer.owner)) ?? sent
  }
}

function post(
  answer: WaitingAnswer,
  queuedMs: number | undefined,
): Promise<ResponseOf<typeof assessmentEndpoints.answer>> {
  const { assessmentId, section, questionNumber, responseTime, changes } = answer
  return call(rows.answer, {
    parameters: { id: assessmentId },
    body: {
      section,
      questionNumber,
      answer: answer.answer,
      responseTime,
      changes,
      ...(queuedMs === undefined ? {} : { queuedMs }),
    },
    // Goes on when the tab is closed right after the click.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  })
}

/** To anyone else the attempt does not exist: then it is not the answer that is wrong. Undefined: it is its owner who asks. */
async function isSignedInAs(owner: string): Promise<Sent | undefined> {
  try {
    const { id } = await call(account.user, { signal: AbortSignal.timeout(PATIENCE) })
    return id === owner ? undefined : { kind: 'other_person' }
  } catch (error) {
    return judge(error)
  }
}

/** What our server says of the answer itself; nothing else ends it. */
const FINAL: readonly ErrorCode[] = [
  'answer_conflict',
  'not_current_question',
  'already_completed',
  'field_required',
  'not_found',
  'invalid_request',
]

/**
 * Maps an error to the outcome of a try: a server in trouble means later, and so does whatever a network's own gate answers in
 * its place.
 */
export function judge(error: unknown): Sent {
  if (!(error instanceof ApiError)) {
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false
    return { kind: 'later', why: offline ? 'network' : 'server' }
  }
  const { code, problem, retryAfter } = error
  if (code === 'unauthenticated') return { kind: 'signed_out' }
  if (!problem || !code || !FINAL.includes(code)) {
    return { kind: 'later', why: 'server', ...(retryAfter === undefined ? {} : { seconds: retryAfter }) }
  }
  const { message, assessment } = problem as { message: string; assessment?: Assessment }
  return { kind: 'refused', message, assessment }
}
