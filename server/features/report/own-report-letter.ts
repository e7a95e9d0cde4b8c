import { and, eq, isNull } from 'drizzle-orm'
import { reportMails, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { composeMail, type Draft } from '#server/features/mail/compose-mail.ts'
import type { Letter } from '#server/features/mail/letter.ts'
import type { OwnReportMail } from '#server/features/mail/mail.ts'
import type { Reason } from '#server/features/mail/refusal.ts'
import { addNotification } from '#server/features/notifications/add-notification.ts'
import { attachReport } from './attach-report.ts'
import { OWN_REPORT_WORDS } from './mail-words.ts'

type Reference = Pick<OwnReportMail, 'userId' | 'mailId'>

/** Brings the report to its owner, at the address that the account has now. */
export const ownReportLetter: Letter<OwnReportMail> = {
  async compose(deps, mail) {
    const { userId, mailId, locale } = mail
    const [row] = await deps.database
      .select({ attemptId: reportMails.attemptId, email: users.email, firstName: users.firstName })
      .from(reportMails)
      .innerJoin(users, eq(users.id, reportMails.userId))
      .where(waiting(mail))
    if (!row) return { kind: 'not_wanted' }
    const report = await attachReport(deps, { userId, attemptId: row.attemptId, locale, reader: 'owner' })
    if (report.kind === 'closed') {
      await refuseOwnReport(deps, { userId, mailId, reason: 'locked' })
      return { kind: 'not_wanted' }
    }
    const composed = composeMail(draftOwnReport({ ...row, locale }, deps.environment.APP_URL))
    return { kind: 'composed', message: { to: row.email, ...composed, attachment: report.attachment } }
  },

  async noteSent({ database, clock }, mail) {
    await database.update(reportMails).set({ handedOverAt: clock() }).where(waiting(mail))
  },

  noteRefused: (deps, mail, reason) => refuseOwnReport(deps, { ...mail, reason }),
}

/** Says the mail that a report is attached to. Its link names the attempt: the current one may be another by then. */
export function draftOwnReport(
  { locale, firstName, attemptId }: Pick<Draft, 'locale' | 'firstName'> & { readonly attemptId: string },
  appUrl: string,
): Draft {
  const link = `${appUrl}/results?attempt=${encodeURIComponent(attemptId)}`
  return { locale, firstName, words: OWN_REPORT_WORDS[locale], link }
}

/** Notes that a mail which waited is not tried any more, and tells its person. */
async function refuseOwnReport(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: Reference & { readonly reason: Reason },
): Promise<void> {
  const { userId, reason: refusal } = input
  await database.transaction(async transaction => {
    const now = clock()
    const [refused] = await transaction
      .update(reportMails)
      .set({ refusedAt: now, refusal })
      .where(waiting(input))
      .returning({ attemptId: reportMails.attemptId })
    if (!refused) return
    await addNotification(transaction, {
      userId,
      now,
      cause: { kind: 'own_mail_refused', ...refused, refusal },
    })
  })
}

function waiting({ userId, mailId }: Reference) {
  return and(
    eq(reportMails.userId, userId),
    eq(reportMails.id, mailId),
    isNull(reportMails.handedOverAt),
    isNull(reportMails.refusedAt),
  )
}
