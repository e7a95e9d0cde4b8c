import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { REMINDER_DAYS } from '#contract/reminder-days.ts'
import { reminders } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'
import { findOwnAttempt } from './find-attempt.ts'
import { mayRemind } from './find-rest.ts'
import { mayLeadTo } from './reminder-letter.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Puts one mail in line that leaves at the wished time and leads back to an open attempt, or to the plan of an opened report. A person
 * has one wish: a later one takes its place, and the mail of the earlier one finds no row when its turn comes.
 *
 * @throws Refusal `not_found`, `already_completed`, `invalid_request`, `email_unverified`, `recipient_opted_out`, `too_many_requests`
 */
export async function setReminder(
  deps: Deps,
  input: { readonly person: Session; readonly id: string; readonly at: Date },
): Promise<void> {
  const { person, id, at } = input
  const { userId } = person
  const now = deps.clock()
  const attempt = await findOwnAttempt(deps.database, { userId, id })
  const wait = at.getTime() - now.getTime()
  if (wait <= 0 || wait > (REMINDER_DAYS + 1) * DAY_MS) throw refusedField('at', 'invalid_value')
  if (!(await mayLeadTo(deps.database, attempt))) throw new Refusal('already_completed')
  const may = await mayRemind(deps, person)
  if (may !== 'yes') throw new Refusal(may === 'stopped' ? 'recipient_opted_out' : 'email_unverified')
  await take(deps, 'reminder', userId)
  await deps.database.transaction(async transaction => {
    const wish = { id: randomUUID(), attemptId: id, dueAt: at, askedAt: now }
    await transaction
      .insert(reminders)
      .values({ userId, ...wish })
      .onConflictDoUpdate({ target: reminders.userId, set: wish })
    const mail = { kind: 'reminder', userId, reminderId: wish.id, locale: 'ar' } as const
    await sendMail(deps, transaction, mail, at)
  })
}

/** Takes the wish back; without one nothing changes. @throws Refusal `not_found` */
export async function cancelReminder(
  { database }: Pick<Deps, 'database'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await findOwnAttempt(database, { userId, id })
  await database.delete(reminders).where(and(eq(reminders.userId, userId), eq(reminders.attemptId, id)))
}
