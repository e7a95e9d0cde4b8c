import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Consultation } from '#contract/consultations.ts'
import type { Transaction } from '#server/db/connection.ts'
import type { ConsultationNews } from '#server/db/notification-cause.ts'
import { consultationHours, consultations } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import {
  type ConsultationRow,
  describeConsultation,
  findOwnConsultation,
  findSide,
  noticeBefore,
} from './consultation.ts'
import { tellConsultant, tellPerson } from './tell-sides.ts'

type EndDeps = Pick<Deps, 'clock' | 'jobs'>
type By = Extract<ConsultationNews, { kind: 'consultation_cancelled' }>['by']

const STATUS_BY = {
  person: 'cancelled',
  late: 'missed',
  consultant: 'withdrawn',
  refund: 'cancelled',
} as const satisfies Record<By, ConsultationRow['status']>

/**
 * Cancels a consultation that is booked, and tells both sides, each with a calendar file that cancels the event.
 *
 * @returns undefined when it is not booked (any more)
 */
export async function endConsultation(
  deps: EndDeps,
  transaction: Transaction,
  { userId, id, by }: { readonly userId: string; readonly id: string; readonly by: By },
): Promise<ConsultationRow | undefined> {
  const [row] = await transaction
    .update(consultations)
    .set({ status: STATUS_BY[by], endedAt: deps.clock(), sequence: sql`${consultations.sequence} + 1` })
    .where(
      and(eq(consultations.userId, userId), eq(consultations.id, id), eq(consultations.status, 'booked')),
    )
    .returning()
  if (!row) return undefined
  const person = await findSide(transaction, row.userId)
  const consultant = await findSide(transaction, row.consultantId)
  const news = { kind: 'consultation_cancelled', startsAt: row.startsAt.toISOString(), by } as const
  if (person) await tellPerson(deps, transaction, { row, person, news })
  if (consultant) await tellConsultant(deps, transaction, { row, consultant, kind: 'consultant_cancelled' })
  return row
}

/**
 * Cancels a consultation as its person asks: until 24 hours before it is given back, later it counts as used.
 *
 * @throws Refusal `not_found` for one that is not to come
 */
export async function cancelConsultation(
  deps: EndDeps & Pick<Deps, 'database'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<Consultation> {
  return deps.database.transaction(async transaction => {
    const { row, consultant } = await findOwnConsultation(transaction, { userId, id })
    const now = deps.clock()
    if (row.startsAt <= now) throw new Refusal('not_found')
    const by = now < noticeBefore(row.startsAt) ? 'person' : 'late'
    const ended = await endConsultation(deps, transaction, { userId, id, by })
    if (!ended) throw new Refusal('not_found')
    return describeConsultation(ended, consultant)
  })
}

/** Cancels the consultation of a paid month that is refunded, if it is to come. */
export function endOfRefunded(
  deps: EndDeps,
  transaction: Transaction,
  { userId, periodStart }: { readonly userId: string; readonly periodStart: Date },
): Promise<void> {
  const ofMonth = and(eq(consultations.userId, userId), eq(consultations.periodStart, periodStart))
  return endBooked(deps, transaction, { which: ofMonth, by: 'refund' })
}

/** Gives back what a consultant who leaves still had to give: booked hours are cancelled, free ones removed. */
export async function leaveHours(
  deps: EndDeps,
  transaction: Transaction,
  consultantId: string,
): Promise<void> {
  await transaction.delete(consultationHours).where(eq(consultationHours.userId, consultantId))
  const given = eq(consultations.consultantId, consultantId)
  await endBooked(deps, transaction, { which: given, by: 'consultant' })
}

/** Cancels what a person whose account is deleted had booked, and what they had to give. */
export async function leaveConsultations(
  deps: EndDeps,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  await leaveHours(deps, transaction, userId)
  const coming = and(eq(consultations.userId, userId), gt(consultations.startsAt, deps.clock()))
  await endBooked(deps, transaction, { which: coming, by: 'person' })
}

/** Cancels those of some consultations that are booked. */
async function endBooked(
  deps: EndDeps,
  transaction: Transaction,
  { which, by }: { readonly which: SQL | undefined; readonly by: By },
): Promise<void> {
  const rows = await transaction
    .select({ userId: consultations.userId, id: consultations.id })
    .from(consultations)
    .where(and(which, eq(consultations.status, 'booked')))
  for (const row of rows) await endConsultation(deps, transaction, { ...row, by })
}
