import { and, eq, inArray, isNull } from 'drizzle-orm'
import { CONSULTATION_RULES, type Consultation, isLive, LIVE_STATUS } from '#contract/consultations.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consultationHours, consultations, entitlements, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'

export type ConsultationRow = typeof consultations.$inferSelect
export type Reader = Pick<Deps['database'], 'select'>

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Finds rows that use the hour of a paid month, and the hour of the consultant. */
export const usesHour = inArray(consultations.status, [...LIVE_STATUS])

/** Joins an hour with the consultation that uses it; a free one has none. */
export const byHour = and(eq(consultations.hourId, consultationHours.id), usesHour)

/** Lists what a mail to one side of a consultation needs. */
export interface Side {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly firstName: string
  readonly language: Locale
}

const SIDE = {
  ...{ userId: users.id, email: users.email, name: users.name },
  ...{ firstName: users.firstName, language: users.language },
}

/** Locks the account of a person to the end of the transaction: what concerns their hours happens one after the other. */
export async function lockSide(transaction: Transaction, userId: string): Promise<Side | undefined> {
  const [side] = await transaction.select(SIDE).from(users).where(eq(users.id, userId)).for('no key update')
  return side
}

export async function findSide(database: Reader, userId: string | null): Promise<Side | undefined> {
  if (!userId) return undefined
  const [side] = await database.select(SIDE).from(users).where(eq(users.id, userId))
  return side
}

/**
 * Finds the paid month whose hour can be booked now: the current one, or one whose hour the consultant gave back in the last 30
 * days. A month that was refunded is none.
 *
 * @throws Refusal `consultation_used`, or `plan_required` outside of a paid Pro month
 */
export async function findBookableMonth(
  database: Reader,
  userId: string,
  now: Date,
): Promise<{ readonly periodStart: Date; readonly until: Date }> {
  const months = await database
    .select({ startsAt: entitlements.startsAt, endsAt: entitlements.endsAt })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.kind, 'pro'), isNull(entitlements.revokedAt)))
  const rows = await database.select().from(consultations).where(eq(consultations.userId, userId))
  const ofMonth = (startsAt: Date) =>
    rows.filter(({ periodStart }) => periodStart.getTime() === startsAt.getTime())
  const isUsed = (startsAt: Date) => ofMonth(startsAt).some(({ status }) => isLive(status))
  const current = months.find(({ startsAt, endsAt }) => startsAt <= now && endsAt !== null && now < endsAt)
  if (current?.endsAt && !isUsed(current.startsAt)) {
    return { periodStart: current.startsAt, until: current.endsAt }
  }
  for (const { startsAt } of months) {
    const ends = ofMonth(startsAt).map(row =>
      row.status === 'withdrawn' ? (row.endedAt?.getTime() ?? 0) : 0,
    )
    const until = new Date(Math.max(0, ...ends) + CONSULTATION_RULES.returnedDays * DAY_MS)
    if (until > now && !isUsed(startsAt)) return { periodStart: startsAt, until }
  }
  throw new Refusal(current ? 'consultation_used' : 'plan_required')
}

/** Tells until when a consultation can be booked, and cancelled without being used. */
export const noticeBefore = (startsAt: Date) =>
  new Date(startsAt.getTime() - CONSULTATION_RULES.noticeHours * HOUR_MS)

/** Describes a consultation to its person. */
export function describeConsultation(row: ConsultationRow, consultant: string | null): Consultation {
  const { id, startsAt, status, place, topic, shares, note } = row
  return {
    ...{ id, status, consultant, topic, shares, note },
    startsAt: startsAt.toISOString(),
    place: status === 'booked' ? place : null,
    cancelUntil: noticeBefore(startsAt).toISOString(),
  }
}

/** Finds a person's own consultation. @throws Refusal `not_found` */
export async function findOwnConsultation(
  database: Reader,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<{ readonly row: ConsultationRow; readonly consultant: string | null }> {
  const [found] = await database
    .select({ row: consultations, consultant: users.name })
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.consultantId))
    .where(and(eq(consultations.userId, userId), eq(consultations.id, id)))
  if (!found) throw new Refusal('not_found')
  return found
}
