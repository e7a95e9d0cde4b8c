import type { FromReport } from '#contract/cv.ts'
import type { Deps } from '#server/deps.ts'
import { findUnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import { isOpened } from '#server/features/report/is-opened.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { Refusal } from '#server/http/errors.ts'

export type Ticked = NonNullable<Awaited<ReturnType<typeof findTicked>>>

/**
 * Finds what a person has ticked of their report; null where that is not theirs, not completed, or not opened (any more). A number
 * whose check is switched off is not given.
 */
export async function findTicked(
  deps: Pick<Deps, 'database' | 'released'>,
  { userId, ticks }: { readonly userId: string; readonly ticks: FromReport },
) {
  const found = await findUnlockedAttempt(deps.database, { userId, id: ticks.assessmentId }).catch(
    (error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    },
  )
  if (!found || !isOpened(found.attempt)) return null
  const { attempt } = found
  const { detail, total } = await reportOf(deps, attempt)
  const { completedAt, applicationNumber, verificationOffAt } = attempt
  return {
    facets: detail.facets.filter(({ id }) => ticks.facets.includes(id)),
    scores: ticks.scores,
    style: detail.style.filter((_, index) => ticks.style.includes(index)),
    total: ticks.total ? total : null,
    completedAt,
    number: ticks.verification && verificationOffAt === null ? applicationNumber : null,
  }
}
