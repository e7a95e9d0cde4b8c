import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import { consultationHours, consultations } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import { byHour, DAY_MS, HOUR_MS, lockSide, usesHour } from './consultation.ts'

const WEEK_MS = 7 * DAY_MS
/** How many days ahead the first of some hours may be. */
const AHEAD_DAYS = 90

type HourDeps = Pick<Deps, 'database' | 'clock'>

/** Finds the hours of a consultant that are free and to come. */
export async function findOwnHours({ database, clock }: HourDeps, userId: string) {
  const rows = await database
    .select({ hour: consultationHours })
    .from(consultationHours)
    .leftJoin(consultations, byHour)
    .where(
      and(
        eq(consultationHours.userId, userId),
        gt(consultationHours.startsAt, clock()),
        isNull(consultations.id),
      ),
    )
    .orderBy(asc(consultationHours.startsAt))
  return rows.map(({ hour: { id, startsAt, place } }) => ({ id, startsAt: startsAt.toISOString(), place }))
}

/**
 * Offers an hour of a consultant, or one in each of some weeks. Those that touch another hour of the same consultant are left out.
 *
 * @throws Refusal `invalid_request` for a first hour that is over, or more than 90 days ahead
 */
export async function addHours(
  { database, clock }: HourDeps,
  input: {
    readonly userId: string
    readonly startsAt: string
    readonly weeks: number
    readonly place: string
  },
): Promise<{ readonly added: number }> {
  const { userId, weeks, place } = input
  const now = clock()
  const first = Date.parse(input.startsAt)
  if (first <= now.getTime() || first > now.getTime() + AHEAD_DAYS * DAY_MS) {
    throw refusedField('startsAt', 'hour_invalid')
  }
  return database.transaction(async transaction => {
    await lockSide(transaction, userId)
    let added = 0
    for (let week = 0; week < weeks; week++) {
      const start = first + week * WEEK_MS
      const [near] = await transaction
        .select({ id: consultationHours.id })
        .from(consultationHours)
        .where(
          and(
            eq(consultationHours.userId, userId),
            gt(consultationHours.startsAt, new Date(start - HOUR_MS)),
            lt(consultationHours.startsAt, new Date(start + HOUR_MS)),
          ),
        )
      if (near) continue
      await transaction
        .insert(consultationHours)
        .values({ userId, id: randomUUID(), startsAt: new Date(start), place, createdAt: now })
      added++
    }
    return { added }
  })
}

/** Removes a free hour of a consultant. @throws Refusal `not_found` for another's, or one that is booked */
export async function removeHour(
  { database }: Pick<Deps, 'database'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await database.transaction(async transaction => {
    const own = and(eq(consultationHours.userId, userId), eq(consultationHours.id, id))
    const [hour] = await transaction.select().from(consultationHours).where(own).for('update')
    const [booked] = await transaction
      .select({ id: consultations.id })
      .from(consultations)
      .where(and(eq(consultations.hourId, id), usesHour))
    if (!hour || booked) throw new Refusal('not_found')
    await transaction.delete(consultationHours).where(own)
  })
}
