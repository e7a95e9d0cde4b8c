import { and, eq, inArray } from 'drizzle-orm'
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
  | 'keptTotal'
>

/**
 * Adds the total to each of a person's attempts. Scoring is the dearest part of a list, so it is done once for an attempt and
 * kept with the versions that it was done by: neither answers nor released versions change any more.
 *
 * @throws UnknownVersion
 */
export async function listTotals(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  userId: string,
  listed: readonly ListedAttempt[],
): Promise<(ListedAttempt & { readonly total: KeptTotal })[]> {
  const unknown = listed.filter(attempt => !keptOf(attempt)).map(({ id }) => id)
  const stored =
    unknown.length === 0
      ? []
      : await database
          .select()
          .from(attempts)
          .where(and(eq(attempts.userId, userId), inArray(attempts.id, unknown)))
  const scored = new Map<string, KeptTotal>()
  for (const attempt of stored) {
    const { score, max, band, standardError } = scoreStored(released, attempt).scored.total
    const { formVersion, scoringVersion } = attempt
    const keptTotal = { formVersion, scoringVersion, score, max, band, standardError }
    scored.set(attempt.id, keptTotal)
    await database
      .update(attempts)
      .set({ keptTotal })
      .where(and(eq(attempts.userId, userId), eq(attempts.id, attempt.id)))
  }
  // One that is no longer there was deleted with its person meanwhile.
  return listed.flatMap(attempt => {
    const total = keptOf(attempt) ?? scored.get(attempt.id)
    return total ? [{ ...attempt, total }] : []
  })
}

function keptOf({ keptTotal, formVersion, scoringVersion }: ListedAttempt): KeptTotal | undefined {
  const isOfItsVersions =
    keptTotal?.formVersion === formVersion && keptTotal.scoringVersion === scoringVersion
  return isOfItsVersions ? keptTotal : undefined
}
