import type { Deps } from '#server/deps.ts'
import { findUnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import { noteReportOpened } from '#server/features/report/note-report-opened.ts'
import type { Advice, Source } from './advice.ts'
import { builtInAdvice } from './built-in-advice.ts'
import { findAiAdvice } from './find-ai-advice.ts'

/**
 * Finds the advice for an unlocked attempt and who wrote it: the endpoint where it has, our own rules otherwise.
 *
 * @throws Refusal
 */
export async function findAdvice(
  deps: Pick<Deps, 'database' | 'environment' | 'clock' | 'released'>,
  input: { readonly userId: string; readonly id: string },
): Promise<{ readonly advice: Advice; readonly source: Source }> {
  const { attempt } = await findUnlockedAttempt(deps.database, input)
  const written = (await findAiAdvice(deps, input)).advice
  const advice = written ?? builtInAdvice(deps.released, attempt)
  if (!attempt.reportOpenedAt) await noteReportOpened(deps.database, { ...input, now: deps.clock() })
  return written ? { advice, source: 'ai' } : { advice, source: 'advisor' }
}
