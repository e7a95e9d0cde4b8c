import type { Assessment } from '#contract/assessment.ts'
import { call } from '#web/api/client.ts'
import { ApiError } from '#web/api/error.ts'
import { assessment as rows } from '#web/api/rows.ts'
import type { Sent } from './answer-queue.ts'
import type { WaitingAnswer } from './answer-store.ts'

/** A network that swallows everything looks like a slow one: after this long the answer is sent again. */
const PATIENCE = 20_000

export async function sendAnswer(answer: WaitingAnswer, queuedMs: number | undefined): Promise<Sent> {
  const { assessmentId, section, questionNumber, responseTime, changes } = answer
  try {
    const { assessment } = await call(rows.answer, {
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
    return { kind: 'saved', assessment }
  } catch (error) {
    return judge(error)
  }
}

/** 408, 425 and 429 mean later, like a server in trouble; any other 4xx is final. */
export function judge(error: unknown): Sent {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'later' }
  if (error.status === 401) return { kind: 'signed_out' }
  if ([408, 425, 429].includes(error.status)) return { kind: 'later' }
  const problem = error.problem as { message: string; assessment?: Assessment } | null
  return { kind: 'refused', message: problem?.message ?? error.message, assessment: problem?.assessment }
}
