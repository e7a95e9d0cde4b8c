import { and, eq } from 'drizzle-orm'
import { aiAdvice } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { offersAi } from '#server/env.ts'
import type { Access } from '#server/features/access/access.ts'
import { findUnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import type { Advice, AiState } from './advice.ts'
import { checkAdvice } from './check-advice.ts'
import { hasAiConsent } from './has-ai-consent.ts'

/** A question that has waited longer has lost its job; its two tries end within a few minutes. */
const LOST_MS = 15 * 60 * 1000

/**
 * Finds whether the endpoint may, does or did write for an attempt; and what.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`
 */
export async function findAiAdvice(
  deps: Pick<Deps, 'database' | 'environment' | 'clock'>,
  input: { readonly userId: string; readonly id: string },
): Promise<{ readonly state: AiState; readonly advice: Advice | null }> {
  const { access } = await findUnlockedAttempt(deps.database, input)
  if (!isOpenToAi(deps, access)) return { state: 'off', advice: null }
  if (!(await hasAiConsent(deps.database, input))) return { state: 'consent_needed', advice: null }
  const [row] = await deps.database
    .select()
    .from(aiAdvice)
    .where(and(eq(aiAdvice.userId, input.userId), eq(aiAdvice.attemptId, input.id)))
  // It was checked before it was stored; what lacks a language that came later is not shown.
  const advice = row?.advice ? checkAdvice(row.advice) : null
  if (advice) return { state: 'ready', advice }
  return { state: row && isStillAsked(row, deps.clock()) ? 'preparing' : 'failed', advice: null }
}

/** Tells whether the endpoint may still answer. */
export function isStillAsked(row: typeof aiAdvice.$inferSelect, now: Date): boolean {
  return !row.failedAt && now.getTime() - row.askedAt.getTime() < LOST_MS
}

/** Tells whether this deployment has an endpoint and the plan opens it. */
export function isOpenToAi({ environment }: Pick<Deps, 'environment'>, access: Access): boolean {
  return access.aiTips && offersAi(environment)
}
