import type { Deps } from '#server/deps.ts'
import { findUnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import { isOpened } from '#server/features/report/is-opened.ts'
import { findWantSummary } from '#server/features/wants/find-want-summary.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Advice, Source } from './advice.ts'
import { builtInAdvice } from './built-in-advice.ts'
import { findAiAdvice } from './find-ai-advice.ts'

/**
 * Finds the advice for an opened report and who wrote it: the endpoint where it has, our own rules otherwise. Reading it opens
 * nothing: that ends the time in which a payment can be taken back, and is an act of its own.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`, `not_opened`
 */
export async function findAdvice(
  deps: Pick<Deps, 'database' | 'environment' | 'clock' | 'released'>,
  input: { readonly userId: string; readonly id: string },
): Promise<{ readonly advice: Advice; readonly source: Source }> {
  const { attempt } = await findUnlockedAttempt(deps.database, input)
  if (!isOpened(attempt)) throw new Refusal('not_opened')
  const written = (await findAiAdvice(deps, input)).advice
  if (written) return { advice: written, source: 'ai' }
  const wants = await findWantSummary(deps, input.userId)
  return { advice: builtInAdvice(deps.released, attempt, wants), source: 'advisor' }
}
