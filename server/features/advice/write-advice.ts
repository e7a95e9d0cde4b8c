import { and, eq, isNull } from 'drizzle-orm'
import { aiAdvice } from '#server/db/schema.ts'
import type { AdviceJob, Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { findWantSummary } from '#server/features/wants/find-want-summary.ts'
import { type Llm, LlmFailed } from '#server/gateways/llm.ts'
import { release, tryToTake } from '#server/http/limits.ts'
import { checkAdvice } from './check-advice.ts'
import { hasAiConsent } from './has-ai-consent.ts'
import { MAX_TOKENS, questionAbout } from './question.ts'

/**
 * Tells how a try to write ended. `not_wanted`: withdrawn, locked, or answered meanwhile. `budget`: the day's tokens
 * are used up.
 */
export type WriteAdviceResult = { readonly kind: 'written' | 'not_wanted' | 'budget' }

type WriterDeps = Omit<Deps, 'jobs'>

/** Asks the endpoint once, checks what it says, and keeps it with the attempt. Throws LlmFailed when another try may succeed. */
export async function writeAdvice(
  deps: WriterDeps & { readonly llm: Llm },
  input: { readonly job: AdviceJob; readonly signal: AbortSignal },
): Promise<WriteAdviceResult> {
  const { job, signal } = input
  const { userId, attemptId } = job
  if (!(await isWaiting(deps, job)) || !(await hasAiConsent(deps.database, { userId, id: attemptId }))) {
    return { kind: 'not_wanted' }
  }
  const attempt = await findOwnAttempt(deps.database, { userId, id: attemptId })
  if (!(await findAccess(deps.database, attempt)).aiTips) return { kind: 'not_wanted' }
  const report = await reportOf(deps, attempt, await findWantSummary(deps, userId))
  const question = questionAbout(report, attempt)
  if ((await tryToTake(deps, 'ai_tokens', EVERYONE, MAX_TOKENS)) !== null) {
    await failAdvice(deps, job)
    return { kind: 'budget' }
  }
  const { value, tokens } = await deps.llm.ask(question, signal).catch(async error => {
    if (error instanceof LlmFailed && !error.mayHaveCost) {
      await release(deps, 'ai_tokens', EVERYONE, MAX_TOKENS)
    }
    throw error
  })
  // An endpoint that does not count is counted in full.
  if (tokens > 0 && tokens < MAX_TOKENS) await release(deps, 'ai_tokens', EVERYONE, MAX_TOKENS - tokens)
  const advice = checkAdvice(value)
  if (!advice) throw new LlmFailed('not as asked', true)
  await deps.database.update(aiAdvice).set({ advice, answeredAt: deps.clock() }).where(waiting(job))
  return { kind: 'written' }
}

/** Notes that no further try is made: the built-in advice stays. */
export async function failAdvice(deps: Pick<Deps, 'database' | 'clock'>, job: AdviceJob): Promise<void> {
  await deps.database.update(aiAdvice).set({ failedAt: deps.clock() }).where(waiting(job))
}

/** The day's tokens are one purse for the whole deployment. */
const EVERYONE = 'everyone'

async function isWaiting(deps: WriterDeps, job: AdviceJob): Promise<boolean> {
  const rows = await deps.database.select({ id: aiAdvice.id }).from(aiAdvice).where(waiting(job))
  return rows.length > 0
}

function waiting({ userId, attemptId, id }: AdviceJob) {
  return and(
    eq(aiAdvice.userId, userId),
    eq(aiAdvice.attemptId, attemptId),
    eq(aiAdvice.id, id),
    isNull(aiAdvice.answeredAt),
    isNull(aiAdvice.failedAt),
  )
}
