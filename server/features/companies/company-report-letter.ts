import { and, eq, gt, isNull } from 'drizzle-orm'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { companies, companySendings, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import type { Letter, LetterDeps } from '#server/features/mail/letter.ts'
import type { CompanyReportMail } from '#server/features/mail/mail.ts'
import { findStopped, stopToken } from '#server/features/mail/recipient.ts'
import type { Reason } from '#server/features/mail/refusal.ts'
import { addNotification } from '#server/features/notifications/add-notification.ts'
import { attachReport } from '#server/features/report/attach-report.ts'
import { ownerName } from '#server/features/report/render-report.ts'
import { composeCompanyMail } from './compose-company-mail.ts'
import { findConsent } from './consent.ts'

type Reference = Pick<CompanyReportMail, 'userId' | 'sendingId'>

/**
 * Brings the report to the company, if everything that allowed it still does: not revoked, consent standing, unlocked, not
 * stopped by the recipient.
 */
export const companyReportLetter: Letter<CompanyReportMail> = {
  async compose(deps, mail) {
    const { userId, sendingId, token, locale } = mail
    const { database, secret } = deps
    const { APP_URL } = deps.environment
    const row = await findWaiting(deps, mail)
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
    const report = await attachReport(deps, {
      ...{ userId, attemptId: sending.attemptId, locale },
      reader: 'company',
    })
    if (report.kind === 'closed') {
      await refuseCompanyReport(deps, { userId, sendingId, reason: 'locked' })
      return { kind: 'not_wanted' }
    }
    const attempt = await findOwnAttempt(database, { userId, id: sending.attemptId })
    const { total } = scoreStored(deps.released, attempt).scored
    const stop = stopToken(secret, company.email)
    const composed = composeCompanyMail({
      locale,
      name: await ownerName(deps, userId),
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
    const message = {
      to: company.email,
      ...composed,
      attachment: report.attachment,
      // The consent says that the company may answer.
      replyTo: row.email,
      oneClickStop: `${APP_URL}/api/unsubscribe/${stop}`,
    }
    return { kind: 'composed', message }
  },

  async noteSent({ database, clock }, mail) {
    await database.update(companySendings).set({ handedOverAt: clock() }).where(waiting(mail))
  },

  noteRefused: (deps, mail, reason) => refuseCompanyReport(deps, { ...mail, reason }),
}

async function findWaiting(deps: LetterDeps, mail: CompanyReportMail) {
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
async function refuseCompanyReport(
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
    await addNotification(transaction, {
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
