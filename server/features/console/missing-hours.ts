import { and, count, countDistinct, eq, exists, gt, isNull, lt, lte, not, or } from 'drizzle-orm'
import { CONSULTATION_RULES } from '#contract/consultations.ts'
import { consultationHours, consultations, entitlements } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { byHour, DAY_MS, HOUR_MS, usesHour } from '#server/features/consultations/consultation.ts'

/** Counts the hours that are missing for all who may still book one of Pro: fewer are free than there are subscribers. */
export async function countMissingHours({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  const now = clock()
  const { noticeHours, aheadDays, returnedDays } = CONSULTATION_RULES
  const ofMonth = and(
    eq(consultations.userId, entitlements.userId),
    eq(consultations.periodStart, entitlements.startsAt),
  )
  const givenBack = database
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        ofMonth,
        eq(consultations.status, 'withdrawn'),
        gt(consultations.endedAt, new Date(now.getTime() - returnedDays * DAY_MS)),
      ),
    )
  const used = database.select({ id: consultations.id }).from(consultations).where(and(ofMonth, usesHour))
  const [subscribers] = await database
    .select({ people: countDistinct(entitlements.userId) })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.kind, 'pro'),
        isNull(entitlements.revokedAt),
        lte(entitlements.startsAt, now),
        or(gt(entitlements.endsAt, now), exists(givenBack)),
        not(exists(used)),
      ),
    )
  const [free] = await database
    .select({ hours: count() })
    .from(consultationHours)
    .leftJoin(consultations, byHour)
    .where(
      and(
        isNull(consultations.id),
        gt(consultationHours.startsAt, new Date(now.getTime() + noticeHours * HOUR_MS)),
        lt(consultationHours.startsAt, new Date(now.getTime() + aheadDays * DAY_MS)),
      ),
    )
  return Math.max(0, (subscribers?.people ?? 0) - (free?.hours ?? 0))
}
