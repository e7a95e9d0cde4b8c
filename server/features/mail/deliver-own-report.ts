import { and, eq, isNull } from 'drizzle-orm'
import { reportMails, users } from '#server/db/schema.ts'
import type { Deps, OwnReportMail } from '#server/deps.ts'
import type { Attempt, MailGateway } from '#server/gateways/message.ts'
import { composeMail } from './compose-mail.ts'
import type { DeliverMailResult } from './deliver-mail.ts'
import { type OwnReason, outcomeOf } from './refusal.ts'
import { attachReport } from './report-attachment.ts'

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
    { kind: 'own_report', firstName: row.firstName, locale },
    deps.environment.APP_URL,
  )
  const delivery = await deps.mail.deliver(
    { id: input.id, to: row.email, date: deps.clock(), ...composed, attachment: report.attachment },
    input.attempt,
  )
  await deps.database.update(reportMails).set(outcomeOf(delivery, deps.clock())).where(waiting(input.mail))
  return delivery
}

/** Notes that a mail which waited is not tried any more. */
export async function refuseOwnReport(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: Reference & { readonly reason: OwnReason },
): Promise<void> {
  await deps.database
    .update(reportMails)
    .set({ refusedAt: deps.clock(), refusal: input.reason })
    .where(waiting(input))
}

function waiting({ userId, mailId }: Reference) {
  return and(
    eq(reportMails.userId, userId),
    eq(reportMails.id, mailId),
    isNull(reportMails.handedOverAt),
    isNull(reportMails.refusedAt),
  )
}
