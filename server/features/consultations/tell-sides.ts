import type { Transaction } from '#server/db/connection.ts'
import type { ConsultationNews } from '#server/db/notification-cause.ts'
import type { Deps } from '#server/deps.ts'
import type { CalendarEvent } from '#server/features/mail/mail.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { addNotification } from '#server/features/notifications/add-notification.ts'
import type { ConsultationRow, Side } from './consultation.ts'

type TellDeps = Pick<Deps, 'clock' | 'jobs'>

/** Tells a person what became of their consultation: by mail with a calendar file, and under the bell. */
export async function tellPerson(
  deps: TellDeps,
  transaction: Transaction,
  {
    row,
    person,
    news,
  }: { readonly row: ConsultationRow; readonly person: Side; readonly news: ConsultationNews },
): Promise<void> {
  await addNotification(transaction, { userId: person.userId, cause: news, now: deps.clock() })
  await sendMail(deps, transaction, { ...news, ...addressed(person), event: eventOf(row) })
}

/** Tells a consultant by mail that an hour was booked or cancelled, not by whom. */
export async function tellConsultant(
  deps: TellDeps,
  transaction: Transaction,
  input: {
    readonly row: ConsultationRow
    readonly consultant: Side
    readonly kind: 'consultant_booked' | 'consultant_cancelled'
  },
): Promise<void> {
  const { row, consultant, kind } = input
  const startsAt = row.startsAt.toISOString()
  await sendMail(deps, transaction, { kind, startsAt, ...addressed(consultant), event: eventOf(row) })
}

const addressed = ({ email, firstName, language }: Side) => ({ to: email, firstName, locale: language })

export const eventOf = ({ id, startsAt, place, sequence }: ConsultationRow): CalendarEvent => ({
  ...{ id, place, sequence },
  startsAt: startsAt.toISOString(),
})
