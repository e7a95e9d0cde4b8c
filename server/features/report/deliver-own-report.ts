import { and, eq, isNull } from 'drizzle-orm'
import { reportMails, users } from '#server/db/schema.ts'
import type { Deps, OwnReportMail } from '#server/deps.ts'
import type { DeliverMailResult } from '#server/features/letters/deliver-mail.ts'
import { composeMail } from '#server/features/mail/compose-mail.ts'
import type { Reason } from '#server/features/mail/refusal.ts'
import { addNotice } from '#server/features/notifications/add-notification.ts'
import type { Attempt, MailGateway } from '#server/gateways/message.ts'
import { attachReport } from './attach-report.ts'

type DeliveryDeps = Omit<Deps, 'jobs'> & { readonly mail: MailGateway }
type Reference = Pick<OwnReportMail, 'userId' | 'mailId'>

/** Sends the report to its owner, at the address that the account has now. Throws when it may succeed later. */
export async function deliverOwnReport(
  deps: DeliveryDeps,
  input: { readonly id: string; readonly mail: OwnReportMail; readonly attempt: Attempt },
): Promise<DeliverMailResult> {
  const { userId, mailId, locale } = input.mail
  const [row] = await deps.database
    .select({ attemptId: reportMails.attemptId, email: users.email, firstName: users.firstName })
    .from(reportMails)
    .innerJoin(users, eq(users.id, reportMails.userId))
    .where(waiting(input.mail))
  if (!row) return { kind: 'not_wanted' }
  const report = await attachReport(deps, { userId, attemptId: row.attemptId, locale })
  if (report.kind === 'closed') {
    await refuseOwnReport(deps, { userId, mailId, reason: 'locked' })
    return { kind: 'not_wanted' }
  }
  const composed = composeMail(
    { kind: 'own_report', firstName: row.firstName, attemptId: row.attemptId, locale },
    deps.environment.APP_URL,
  )
  const delivery = await deps.mail.deliver(
    { id: input.id, to: row.email, date: deps.clock(), ...composed, attachment: report.attachment },
    input.attempt,
  )
  if (delivery.kind === 'refused') {
    await refuseOwnReport(deps, { userId, mailId, reason: `${delivery.code}` })
  } else {
    await deps.database.update(reportMails).set({ handedOverAt: deps.clock() }).where(waiting(input.mail))
  }
  return delivery
}

/** Notes that a mail which waited is not tried any more, and tells its person. */
export async function refuseOwnReport(
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
    await addNotice(transaction, { userId, now, cause: { kind: 'own_mail_refused', ...refused, refusal } })
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
