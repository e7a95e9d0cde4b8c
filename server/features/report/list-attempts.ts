import { and, desc, eq, isNotNull, lt, lte } from 'drizzle-orm'
import { PAST_ATTEMPTS_AT_ONCE } from '#contract/past-attempts.ts'
import type { PastAttempt } from '#contract/report.ts'
import { type Change, changeBetween, type Measurement } from '#engine/scoring/change-between.ts'
import { findRules } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import type { KeptTotal } from '#server/db/kept-total.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { type ListedAttempt, listTotals } from './list-totals.ts'

type Listing = Pick<Deps, 'database' | 'released'>
type Listed = ListedAttempt & { readonly total: KeptTotal | null }
type Measured = ListedAttempt & { readonly total: KeptTotal }

/**
 * Lists a page of the completed attempts of a person, the newest first: the latest, or those before one of them. Each is
 * compared with the one before it that was measured alike: at the same version of the same form, under the same rules of
 * scoring.
 *
 * @throws Refusal `not_found` where `before` is no attempt of theirs
 */
export async function listAttempts(
  { database, released }: Listing,
  { userId, before }: { readonly userId: string; readonly before?: string | undefined },
): Promise<PastAttempt[]> {
  const end = before === undefined ? undefined : await findOwnAttempt(database, { userId, id: before })
  const completed = and(eq(attempts.userId, userId), isNotNull(attempts.completedAt))
  const rows = await database
    .select(LISTED)
    .from(attempts)
    .where(and(completed, end && lt(attempts.number, end.number)))
    .orderBy(desc(attempts.number))
    .limit(PAST_ATTEMPTS_AT_ONCE + 1)
  const page = rows.slice(0, PAST_ATTEMPTS_AT_ONCE)
  // The newest of each kind beyond the page: what the last ones of the page are compared with.
  const beyond = rows[PAST_ATTEMPTS_AT_ONCE]
  const { form, formVersion, scoringVersion } = attempts
  const earlier = beyond
    ? await database
        .selectDistinctOn([form, formVersion, scoringVersion], LISTED)
        .from(attempts)
        .where(and(completed, lte(attempts.number, beyond.number)))
        .orderBy(form, formVersion, scoringVersion, desc(attempts.number))
    : []
  const measured = await listTotals({ database, released }, userId, [
    ...page,
    ...earlier.toSorted((one, other) => other.number - one.number),
  ])
  return measured
    .slice(0, page.length)
    .map((attempt, index) => describePast(released, attempt, measured.slice(index + 1).filter(isMeasured)))
}

const LISTED = {
  id: attempts.id,
  number: attempts.number,
  applicationNumber: attempts.applicationNumber,
  form: attempts.form,
  formVersion: attempts.formVersion,
  scoringVersion: attempts.scoringVersion,
  field: attempts.field,
  completedAt: attempts.completedAt,
  stories: attempts.stories,
  keptTotal: attempts.keptTotal,
}

function describePast(released: Released, attempt: Listed, before: readonly Measured[]): PastAttempt {
  const listed = {
    id: attempt.id,
    applicationNumber: attempt.applicationNumber,
    templateId: attempt.form,
    selectedField: attempt.field,
    completedAt: attempt.completedAt?.toISOString() ?? '',
  }
  if (!isMeasured(attempt)) return { ...listed, total: null, change: null }
  const { score, max, band } = attempt.total
  const { scoring } = findRules(released, attempt.scoringVersion)
  const earlier = before.find(
    other =>
      other.form === attempt.form &&
      other.formVersion === attempt.formVersion &&
      findRules(released, other.scoringVersion).scoring === scoring,
  )
  return {
    ...listed,
    total: { score, max, band },
    change: earlier
      ? describeChange(
          changeBetween(scoring.change, measurementOf(earlier), measurementOf(attempt)),
          score - earlier.total.score,
        )
      : null,
  }
}

/** Tells an attempt apart that this release cannot read; it must not hide the others. */
function isMeasured(attempt: Listed): attempt is Measured {
  return attempt.total !== null
}

function measurementOf({ form, stories, completedAt, total }: Measured): Measurement {
  const { score, standardError } = total
  return { form, stories, completedAt: completedAt?.getTime() ?? 0, score, standardError }
}

function describeChange(change: Change, difference: number): NonNullable<PastAttempt['change']> {
  if (change.kind === 'not-comparable') {
    return change.reason === 'other-stories'
      ? { kind: 'other_stories', difference: 0 }
      : { kind: 'too_soon', difference }
  }
  return { kind: change.kind === 'changed' ? 'changed' : 'no_clear_change', difference }
}
