import { and, desc, eq, isNotNull, lt, lte } from 'drizzle-orm'
import { PAST_ATTEMPTS_AT_ONCE } from '#contract/past-attempts.ts'
import type { PastAttempt } from '#contract/report.ts'
import { type Change, changeBetween } from '#engine/scoring/change-between.ts'
import { findForm, findRules } from '#engine/versions/find-version.ts'
import type { KeptTotal } from '#server/db/kept-total.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { type ListedAttempt, listTotals } from './list-totals.ts'

type Listing = Pick<Deps, 'database' | 'released'>
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
  return measured.slice(0, page.length).map((attempt, index) =>
    describePast(
      { database, released },
      attempt,
      measured.slice(index + 1).find(other => isMeasuredAlike({ database, released }, attempt, other)),
    ),
  )
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
  keptTotal: attempts.keptTotal,
}

function describePast({ released }: Listing, attempt: Measured, earlier: Measured | undefined): PastAttempt {
  const { score, max, band } = attempt.total
  const { change } = findRules(released, attempt.scoringVersion).scoring
  return {
    id: attempt.id,
    applicationNumber: attempt.applicationNumber,
    templateId: attempt.form,
    selectedField: attempt.field,
    completedAt: attempt.completedAt?.toISOString() ?? '',
    total: { score, max, band },
    change: earlier
      ? describeChange(
          changeBetween(change, measurementOf(earlier), measurementOf(attempt)),
          score - earlier.total.score,
        )
      : null,
  }
}

function isMeasuredAlike({ released }: Listing, one: Measured, other: Measured): boolean {
  const formOf = ({ form, formVersion }: Measured) => findForm(released, form, formVersion)
  const scoringOf = ({ scoringVersion }: Measured) => findRules(released, scoringVersion).scoring
  return formOf(one) === formOf(other) && scoringOf(one) === scoringOf(other)
}

function measurementOf({ form, completedAt, total: { score, standardError } }: Measured) {
  return { form, completedAt: completedAt?.getTime() ?? 0, score, standardError }
}

function describeChange(change: Change, difference: number): NonNullable<PastAttempt['change']> {
  if (change.kind === 'not-comparable') return { kind: 'too_soon', difference }
  return { kind: change.kind === 'changed' ? 'changed' : 'no_clear_change', difference }
}
