import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { entitlements } from '#server/db/schema.ts'
import type { Reader } from './ledger.ts'

/** Selects the paid Pro months that a moment lies in. */
export const isProAt = (now: Date) =>
  and(
    eq(entitlements.kind, 'pro'),
    isNull(entitlements.revokedAt),
    lte(entitlements.startsAt, now),
    gt(entitlements.endsAt, now),
  )

/** Finds the paid Pro month that a moment lies in; undefined outside of one. */
export async function findPro(
  database: Reader,
  userId: string,
  now: Date,
): Promise<{ readonly startsAt: Date } | undefined> {
  const [month] = await database
    .select({ startsAt: entitlements.startsAt })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isProAt(now)))
  return month
}
