import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { PastAttempt } from '#contract/report.ts'
import { type Change, changeBetween, type Measurement } from '#engine/scoring/change-between.ts'
import { type StoredResult, scoreStored } from '#engine/versions/score-stored.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'

/**
 * Lists all completed attempts of a person, the newest first. Each is compared with the one before it that was measured
 * alike: at the same version of the same form, under the same rules of scoring.
 */
export async function listAttempts(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  userId: string,
): Promise<PastAttempt[]> {
  const rows = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.completedAt)))
    .orderBy(desc(attempts.number))
  const measured = rows.map(attempt => ({ attempt, result: scoreStored(released, attempt) }))
  return measured.map(({ attempt, result }, index) => {
    const { total } = result.scored
    const earlier = measured.slice(index + 1).find(other => isMeasuredAlike(other.result, result))
    return {
      id: attempt.id,
      applicationNumber: attempt.applicationNumber,
      templateId: attempt.form,
      selectedField: attempt.field,
      completedAt: attempt.completedAt?.toISOString() ?? '',
      total: { score: total.score, max: total.max, band: total.band },
      change: earlier
        ? describeChange(
            changeBetween(
              result.rules.scoring.change,
              measurementOf(earlier),
              measurementOf({ attempt, result }),
            ),
            total.score - earlier.result.scored.total.score,
          )
        : null,
    }
  })
}

interface Measured {
  readonly attempt: Attempt
  readonly result: StoredResult
}

function isMeasuredAlike(one: StoredResult, other: StoredResult): boolean {
  return one.form === other.form && one.rules.scoring === other.rules.scoring
}

function measurementOf({ attempt, result }: Measured): Measurement {
  const { total } = result.scored
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
