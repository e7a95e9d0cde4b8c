import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { PastAttempt } from '#contract/report.ts'
import { type Change, changeBetween, type Measurement } from '#engine/scoring/change-between.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { scoreStoredAttempt } from '#server/features/assessment/score-stored-attempt.ts'

/** All completed attempts of a person, the newest first; each is compared with the one before it at the same form. */
export async function listAttempts(
  { database }: Pick<Deps, 'database'>,
  userId: string,
): Promise<PastAttempt[]> {
  const rows = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.completedAt)))
    .orderBy(desc(attempts.number))
  const measured = rows.map(attempt => ({ attempt, total: scoreStoredAttempt(attempt).total }))
  return measured.map(({ attempt, total }, index) => {
    const earlier = measured.slice(index + 1).find(other => other.attempt.form === attempt.form)
    return {
      id: attempt.id,
      applicationNumber: attempt.applicationNumber,
      templateId: attempt.form,
      selectedField: attempt.field,
      completedAt: attempt.completedAt?.toISOString() ?? '',
      total: { score: total.score, max: total.max, band: total.band },
      change: earlier
        ? describeChange(
            changeBetween(measurementOf(earlier), measurementOf({ attempt, total })),
            total.score - earlier.total.score,
          )
        : null,
    }
  })
}

interface Measured {
  readonly attempt: Attempt
  readonly total: { readonly score: number; readonly standardError: number }
}

function measurementOf({ attempt, total }: Measured): Measurement {
  return {
    form: attempt.form,
    completedAt: attempt.completedAt?.getTime() ?? 0,
    score: total.score,
    standardError: total.standardError,
  }
}

function describeChange(change: Change, difference: number): NonNullable<PastAttempt['change']> {
  if (change.kind === 'not-comparable') return { kind: 'too_soon', difference }
  return { kind: change.kind === 'changed' ? 'changed' : 'no_clear_change', difference }
}
