import { and, eq, inArray } from 'drizzle-orm'
import { ifKnown } from '#engine/versions/find-version.ts'
import type { Released } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import type { KeptTotal } from '#server/db/kept-total.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'

/** Holds the columns of a completed attempt that a list needs: the answers are not among them. */
export type ListedAttempt = Pick<
  Attempt,
  | 'id'
  | 'number'
  | 'applicationNumber'
  | 'form'
  | 'formVersion'
  | 'scoringVersion'
  | 'field'
  | 'completedAt'
  | 'stories'
  | 'keptTotal'
>

/**
 * Adds the total to each of a person's attempts. Scoring is the dearest part of a list, so it is done once for an attempt and
 * kept with the versions that it was done by: neither answers nor released versions change any more. It is null where this
 * release cannot read the attempt.
 */
export async function listTotals(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  userId: string,
  listed: readonly ListedAttempt[],
): Promise<(ListedAttempt & { readonly total: KeptTotal | null })[]> {
  const unknown = listed.filter(attempt => !keptOf(released, attempt)).map(({ id }) => id)
  const stored =
    unknown.length === 0
      ? []
      : await database
          .select()
          .from(attempts)
          .where(and(eq(attempts.userId, userId), inArray(attempts.id, unknown)))
  const scored = new Map<string, KeptTotal | null>()
  for (const attempt of stored) {
    const keptTotal = totalOf(released, attempt)
    scored.set(attempt.id, keptTotal)
    if (!keptTotal) continue
    await database
      .update(attempts)
      .set({ keptTotal })
      .where(and(eq(attempts.userId, userId), eq(attempts.id, attempt.id)))
  }
  // One that is no longer there was deleted with its person meanwhile.
  return listed.flatMap(attempt => {
    const total = keptOf(released, attempt) ?? scored.get(attempt.id)
    return total === undefined ? [] : [{ ...attempt, total }]
  })
}

function totalOf(released: Released, attempt: Attempt): KeptTotal | null {
  return ifKnown(() => {
    const { score, max, band, standardError } = scoreStored(released, attempt).scored.total
    const { formVersion, scoringVersion } = attempt
    return { formVersion, scoringVersion, score, max, band, standardError }
  })
}

function keptOf(released: Released, attempt: ListedAttempt): KeptTotal | undefined {
  const { keptTotal, form, formVersion, scoringVersion } = attempt
  const isOfItsVersions =
    keptTotal?.formVersion === formVersion && keptTotal.scoringVersion === scoringVersion
  const isKnown =
    released.forms[form].some(({ version }) => version === formVersion) &&
    released.rules.some(({ version }) => version === scoringVersion)
  return isOfItsVersions && isKnown ? keptTotal : undefined
}
