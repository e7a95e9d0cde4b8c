import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Consultation, SharedPaper } from '#contract/consultations.ts'
import { consultationHours, consultations } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { describeConsultation, findBookableMonth, findSide, lockSide, noticeBefore } from './consultation.ts'
import { tellConsultant, tellPerson } from './tell-sides.ts'

/**
 * Books a free hour as the consultation of a paid Pro month, and tells both sides.
 *
 * @throws Refusal `plan_required`, `consultation_used`; `hour_taken` for an hour that is not free, too near, or one's own
 */
export async function bookHour(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  input: {
    readonly userId: string
    readonly hourId: string
    readonly topic: string
    readonly shares: readonly SharedPaper[]
  },
): Promise<Consultation> {
  const { userId, hourId, topic, shares } = input
  const now = deps.clock()
  return deps.database.transaction(async transaction => {
    const person = await lockSide(transaction, userId)
    if (!person) throw new Refusal('not_found')
    const { periodStart } = await findBookableMonth(transaction, userId, now)
    // Locked against its removal.
    const [hour] = await transaction
      .select()
      .from(consultationHours)
      .where(eq(consultationHours.id, hourId))
      .for('update')
    const consultant = await findSide(transaction, hour?.userId ?? null)
    if (!hour || !consultant || hour.userId === userId || noticeBefore(hour.startsAt) <= now) {
      throw new Refusal('hour_taken')
    }
    const [row] = await transaction
      .insert(consultations)
      .values({
        ...{ userId, id: randomUUID(), hourId, topic, periodStart, consultantId: hour.userId },
        ...{ startsAt: hour.startsAt, place: hour.place, shares: [...new Set(shares)], createdAt: now },
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw new Refusal('hour_taken')
    const startsAt = row.startsAt.toISOString()
    await tellPerson(deps, transaction, { row, person, news: { kind: 'consultation_booked', startsAt } })
    await tellConsultant(deps, transaction, { row, consultant, kind: 'consultant_booked' })
    return describeConsultation(row, consultant.name)
  })
}
