import { and, asc, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import { CONSULTATION_RULES, type Consultations } from '#contract/consultations.ts'
import { consultationHours, consultations, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import {
  byHour,
  DAY_MS,
  describeConsultation,
  findBookableMonth,
  HOUR_MS,
  type Reader,
} from './consultation.ts'
import { findPapers } from './find-papers.ts'

/** How many free hours are shown at once. */
const SHOWN = 200

/** Finds the consultations of a person, and what can be booked now. */
export async function findConsultations(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<Consultations> {
  const now = clock()
  const until = await findBookableMonth(database, userId, now).then(month => month.until, orNone)
  const rows = await database
    .select({ row: consultations, consultant: users.name })
    .from(consultations)
    .leftJoin(users, eq(users.id, consultations.consultantId))
    .where(eq(consultations.userId, userId))
    .orderBy(desc(consultations.startsAt))
  const isAny = until !== null || rows.some(({ row }) => row.status === 'booked')
  const { report, cv } = isAny ? await findPapers(database, userId) : { report: null, cv: false }
  return {
    bookUntil: until?.toISOString() ?? null,
    hours: until ? await findFreeHours(database, userId, now) : [],
    papers: [...(report ? (['report'] as const) : []), ...(cv ? (['cv'] as const) : [])],
    consultations: rows.map(({ row, consultant }) => describeConsultation(row, consultant)),
  }
}

function orNone(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

/** Two consultants who are free at one time are one hour to choose. */
async function findFreeHours(database: Reader, userId: string, now: Date): Promise<Consultations['hours']> {
  const { noticeHours, aheadDays } = CONSULTATION_RULES
  const rows = await database
    .select({ id: consultationHours.id, startsAt: consultationHours.startsAt })
    .from(consultationHours)
    .leftJoin(consultations, byHour)
    .where(
      and(
        ne(consultationHours.userId, userId),
        isNull(consultations.id),
        gt(consultationHours.startsAt, new Date(now.getTime() + noticeHours * HOUR_MS)),
        lt(consultationHours.startsAt, new Date(now.getTime() + aheadDays * DAY_MS)),
      ),
    )
    .orderBy(asc(consultationHours.startsAt), asc(consultationHours.id))
    .limit(SHOWN)
  const byTime = new Map(rows.toReversed().map(row => [row.startsAt.toISOString(), row.id]))
  return [...byTime].map(([startsAt, id]) => ({ id, startsAt })).toReversed()
}
