import { and, eq, gt, isNull } from 'drizzle-orm'
import { companies, companySendings, users } from '#server/db/schema.ts'
import type { CompanyReportMail, Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { scoreStoredAttempt } from '#server/features/assessment/score-stored-attempt.ts'
import type { DeliverMailResult } from '#server/features/letters/deliver-mail.ts'
import type { Reason } from '#server/features/mail/refusal.ts'
import { addNotice } from '#server/features/notifications/add-notification.ts'
import { attachReport } from '#server/features/report/attach-report.ts'
import { holderOf } from '#server/features/report/render-report.ts'
import type { Attempt as MailAttempt, MailGateway } from '#server/gateways/message.ts'
import { composeCompanyMail } from './compose-company-mail.ts'
import { findConsent } from './consent.ts'
import { findStopped, stopToken } from './recipient.ts'

type DeliveryDeps = Omit<Deps, 'jobs'> & { readonly mail: MailGateway }
type Reference = Pick<CompanyReportMail, 'userId' | 'sendingId'>

/**
 * Sends the report to the company, if everything that allowed it still does: not revoked, consent standing, unlocked, not
 * stopped by the recipient. Throws when it may succeed later.
 */
export async function deliverCompanyReport(
  deps: DeliveryDeps,
  input: { readonly id: string; readonly mail: CompanyReportMail; readonly attempt: MailAttempt },
): Promise<DeliverMailResult> {
  const { userId, sendingId, token, locale } = input.mail
  const { database, secret } = deps
  const { APP_URL } = deps.environment
  const row = await findWaiting(deps, input.mail)
  if (!row) return { kind: 'not_wanted' }
  const { sending, company } = row
  if (!(await findConsent(database, sending))) {
    await refuseCompanyReport(deps, { userId, sendingId, reason: 'consent_withdrawn' })
    return { kind: 'not_wanted' }
  }
  if ((await findStopped(deps, [company.email])).size > 0) {
    await refuseCompanyReport(deps, { userId, sendingId, reason: 'opted_out' })
    return { kind: 'not_wanted' }
  }
  const report = await attachReport(deps, { userId, attemptId: sending.attemptId, locale })
  if (report.kind === 'closed') {
    await refuseCompanyReport(deps, { userId, sendingId, reason: 'locked' })
    return { kind: 'not_wanted' }
  }
  const attempt = await findOwnAttempt(database, { userId, id: sending.attemptId })
  const { total } = scoreStoredAttempt(attempt)
  const stop = stopToken(secret, company.email)
  const composed = composeCompanyMail({
    locale,
    name: await holderOf(deps, userId),
    company: company.name,
    field: attempt.field,
    total,
    applicationNumber: attempt.applicationNumber,
    consentedAt: sending.consentedAt,
    expiresAt: sending.expiresAt,
    fileName: report.attachment.fileName,
    links: {
      report: `${APP_URL}/r/${token}`,
      verify: `${APP_URL}/verify/${attempt.applicationNumber}`,
      stop: `${APP_URL}/unsubscribe/${stop}`,
    },
  })
  const delivery = await deps.mail.deliver(
    {
      id: input.id,
      to: company.email,
      date: deps.clock(),
      ...composed,
      attachment: report.attachment,
      // The consent says that the company may answer.
      replyTo: row.email,
      oneClickStop: `${APP_URL}/api/unsubscribe/${stop}`,
    },
    input.attempt,
  )
  if (delivery.kind === 'refused') {
    await refuseCompanyReport(deps, { userId, sendingId, reason: `${delivery.code}` })
  } else {
    await database.update(companySendings).set({ handedOverAt: deps.clock() }).where(waiting(input.mail))
  }
  return delivery
}

async function findWaiting(deps: DeliveryDeps, mail: CompanyReportMail) {
  const [row] = await deps.database
    .select({ sending: companySendings, company: companies, email: users.email })
    .from(companySendings)
    .innerJoin(users, eq(users.id, companySendings.userId))
    .innerJoin(
      companies,
      and(eq(companies.userId, companySendings.userId), eq(companies.id, companySendings.companyId)),
    )
    .where(
      and(
        waiting(mail),
        isNull(companySendings.revokedAt),
        gt(companySendings.expiresAt, deps.clock()),
        eq(users.emailVerified, true),
      ),
    )
  return row
}

/** Notes that a mail which waited is not tried any more, and tells its person; nobody has its link. */
export async function refuseCompanyReport(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: Reference & { readonly reason: Reason },
): Promise<void> {
  const { userId, reason: refusal } = input
  await database.transaction(async transaction => {
    const now = clock()
    const [refused] = await transaction
      .update(companySendings)
      .set({ refusedAt: now, refusal, tokenHash: null })
      .where(waiting(input))
      .returning({ companyId: companySendings.companyId })
    if (!refused) return
    await addNotice(transaction, {
      userId,
      now,
      cause: { kind: 'company_mail_refused', ...refused, refusal },
    })
  })
}

function waiting({ userId, sendingId }: Reference) {
  return and(
    eq(companySendings.userId, userId),
    eq(companySendings.id, sendingId),
    isNull(companySendings.handedOverAt),
    isNull(companySendings.refusedAt),
  )
}
