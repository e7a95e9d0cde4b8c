import { and, eq } from 'drizzle-orm'
import { attempts, reminders, users } from '#server/db/schema.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { composeMail, type Draft } from '#server/features/mail/compose-mail.ts'
import type { Letter, LetterDeps } from '#server/features/mail/letter.ts'
import type { ReminderMail } from '#server/features/mail/mail.ts'
import { findStopped, stopToken } from '#server/features/mail/recipient.ts'
import type { Attempt } from './attempt.ts'
import { PLAN_REMINDER_WORDS, REMINDER_WORDS } from './mail-words.ts'

/**
 * Leads a person back to an attempt that is still open, or to the plan of an opened report, once: the wish is gone with the mail, and
 * one for the questions with the last of them. Says nothing of what is in the plan. Goes to the account's address of that moment, in its language, unless that address takes no mail from here.
 */
export const reminderLetter: Letter<ReminderMail> = {
  async compose(deps, mail) {
    const [row] = await deps.database
      .select({
        email: users.email,
        firstName: users.firstName,
        locale: users.language,
        attempt: attempts,
        askedAt: reminders.askedAt,
      })
      .from(reminders)
      .innerJoin(users, eq(users.id, reminders.userId))
      .innerJoin(attempts, and(eq(attempts.userId, reminders.userId), eq(attempts.id, reminders.attemptId)))
      .where(and(own(mail), eq(users.emailVerified, true)))
    if (!row || !(await isWanted(deps, row)) || (await findStopped(deps, [row.email])).size > 0) {
      await remove(deps, mail)
      return { kind: 'not_wanted' }
    }
    const { APP_URL } = deps.environment
    const stop = stopToken(deps.secret, row.email)
    const message = {
      to: row.email,
      ...composeMail(draftReminder(row, APP_URL, stop, subjectOf(row.attempt))),
      oneClickStop: `${APP_URL}/api/unsubscribe/${stop}`,
    }
    return { kind: 'composed', message }
  },

  noteSent: remove,
  noteRefused: remove,
}

type Reminded = Pick<Attempt, 'userId' | 'id' | 'form' | 'completedAt' | 'archivedAt' | 'reportOpenedAt'>

/** Tells what a mail about an attempt is about: its questions, or the plan of its report. */
const subjectOf = ({ completedAt }: Pick<Attempt, 'completedAt'>) => (completedAt ? 'plan' : 'assessment')

/** Tells whether there is something to be led back to: the next question, or the plan of a report that is open. */
export async function mayLeadTo(
  database: Pick<LetterDeps['database'], 'select'>,
  attempt: Reminded,
): Promise<boolean> {
  if (!attempt.completedAt) return attempt.archivedAt === null
  const hasPlan = attempt.form === 'basic' && attempt.reportOpenedAt !== null
  return hasPlan && (await findAccess(database, attempt)).fullReport
}

/** Tells whether a wish still holds: one for the questions ends with the last of them. */
async function isWanted(
  { database }: LetterDeps,
  { attempt, askedAt }: { readonly attempt: Reminded; readonly askedAt: Date },
): Promise<boolean> {
  const { completedAt } = attempt
  return (completedAt === null || completedAt <= askedAt) && mayLeadTo(database, attempt)
}

/** Says the reminder; `stop` is the token of the link that stops all mail to the address. */
export function draftReminder(
  { locale, firstName }: Pick<Draft, 'locale' | 'firstName'>,
  appUrl: string,
  stop: string,
  subject: 'assessment' | 'plan',
): Draft {
  return {
    locale,
    firstName,
    words: (subject === 'plan' ? PLAN_REMINDER_WORDS : REMINDER_WORDS)[locale],
    link: subject === 'plan' ? `${appUrl}/development-plan` : `${appUrl}/assessment`,
    stop: `${appUrl}/unsubscribe/${stop}`,
  }
}

async function remove({ database }: LetterDeps, mail: ReminderMail): Promise<void> {
  await database.delete(reminders).where(own(mail))
}

const own = ({ userId, reminderId }: ReminderMail) =>
  and(eq(reminders.userId, userId), eq(reminders.id, reminderId))
