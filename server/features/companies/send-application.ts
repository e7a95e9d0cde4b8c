import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Sent } from '#contract/companies.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { companySendings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hashOf, newToken } from '#server/features/account/mailed-token.ts'
import { findStopped } from '#server/features/mail/recipient.ts'
import { stateOf } from '#server/features/mail/refusal.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { noteReportOpened } from '#server/features/report/note-report-opened.ts'
import { SAME_WISH_MS } from '#server/features/report/send-report.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Session } from '#server/http/session.ts'
import { findConsent, requireConsent } from './consent.ts'
import { describeSending, type SendingRow } from './describe-sending.ts'
import { findOwnCompany } from './find-company.ts'
import { findSendableAttempt } from './find-sendable-attempt.ts'
import { refuseBeyond, triesOf } from './limit-sendings.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Limits how long a private link works. */
const LINK_MS = 30 * DAY_MS

/**
 * Puts one mail to a company in line: the report's PDF and a private link. Pressed twice, it is one mail. A consent given with
 * the press is recorded with the mail or, where the mail is refused, not at all.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`, `email_unverified`, `consent_required`, `recipient_opted_out`,
 * `sending_limit`
 */
export async function sendApplication(
  deps: Deps,
  input: {
    readonly session: Pick<Session, 'userId' | 'emailVerified' | 'language'>
    readonly companyId: string
    readonly assessmentId: string
    /** The language in which the consent was shown and given with this press; null where none was. */
    readonly consentIn: Locale | null
  },
): Promise<Sent> {
  const { session, assessmentId, consentIn } = input
  const { userId } = session
  const company = await findOwnCompany(deps.database, { userId, id: input.companyId })
  const { attempt, access } = await findSendableAttempt(deps.database, { userId, id: assessmentId })
  if (!session.emailVerified) throw new Refusal('email_unverified')
  const parties = { userId, companyId: company.id, attemptId: attempt.id }
  if (!consentIn && !(await findConsent(deps.database, parties))) throw new Refusal('consent_required')
  if ((await findStopped(deps, [company.email])).size > 0) throw new Refusal('recipient_opted_out')

  const tries = triesOf(deps, company)
  const wait = await tries.take()
  const sent = await deps.database.transaction(async transaction => {
    // One at a time, so that a double click is one mail and nobody slips past the day's number.
    await lockPerson(transaction, userId)
    const now = deps.clock()
    const same = await findSameWish(transaction, parties, now)
    if (same) return { row: same, isNew: false }
    if (wait !== null) throw new Refusal('sending_limit', {}, wait)
    await refuseBeyond(transaction, { userId, aDay: access.companySendingsADay, now })
    // Asked once more: a withdrawal may have come between.
    const consentedAt = await requireConsent(transaction, { company, attemptId: attempt.id, consentIn, now })
    const token = newToken()
    const [row] = await transaction
      .insert(companySendings)
      .values({
        ...parties,
        id: randomUUID(),
        tokenHash: hashOf(token),
        consentedAt,
        askedAt: now,
        expiresAt: new Date(now.getTime() + LINK_MS),
      })
      .returning()
    if (!row) throw new Error('the sending was not noted')
    await noteReportOpened(transaction, { userId, id: attempt.id, now })
    const job = {
      kind: 'company_report',
      userId,
      sendingId: row.id,
      token,
      locale: session.language,
    } as const
    await sendMail(deps, transaction, job)
    return { row, isNew: true }
  })
  if (!sent.isNew && wait === null) await tries.release()
  return { ...describeSending(sent.row, attempt.applicationNumber, deps.clock()), isNew: sent.isNew }
}

/** The sending that a second press means: it still waits, or was asked for within the last minute. */
async function findSameWish(
  transaction: Transaction,
  parties: { readonly userId: string; readonly companyId: string; readonly attemptId: string },
  now: Date,
): Promise<SendingRow | null> {
  const [latest] = await transaction
    .select()
    .from(companySendings)
    .where(
      and(
        eq(companySendings.userId, parties.userId),
        eq(companySendings.companyId, parties.companyId),
        eq(companySendings.attemptId, parties.attemptId),
        isNull(companySendings.revokedAt),
      ),
    )
    .orderBy(desc(companySendings.askedAt))
    .limit(1)
  if (!latest) return null
  const { state } = stateOf(latest, now)
  const isRecent = now.getTime() - latest.askedAt.getTime() < SAME_WISH_MS
  return state === 'waiting' || (state === 'handed_over' && isRecent) ? latest : null
}
