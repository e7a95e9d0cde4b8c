import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OpenedReport, SharedCover } from '#contract/companies.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { companies, companySendings, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { hashOf } from '#server/features/account/mailed-token.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { findStopped } from '#server/features/mail/recipient.ts'
import { addNotification } from '#server/features/notifications/add-notification.ts'
import { compareWithNorms, narrativeBeside } from '#server/features/report/compare-with-norms.ts'
import { ownerName, renderReport } from '#server/features/report/render-report.ts'
import { reportOf } from '#server/features/report/report-of.ts'
import { Refusal } from '#server/http/errors.ts'
import { findConsent } from './consent.ts'
import type { SendingRow } from './describe-sending.ts'
import type { CompanyRow } from './find-company.ts'

type SharedDeps = Pick<Deps, 'database' | 'clock' | 'released' | 'secret'>

interface Shared {
  readonly sending: SendingRow
  readonly company: CompanyRow
  readonly attempt: Attempt
  readonly name: string
  readonly replyTo: string
}

/**
 * Finds what the page behind a private link says before anything is opened; counts nothing.
 *
 * @throws Refusal `not_found`
 */
export async function findShared(deps: SharedDeps, token: string): Promise<SharedCover> {
  const { sending, company, attempt, name } = await lookUp(deps, token)
  return {
    name,
    company: company.name,
    applicationNumber: attempt.applicationNumber,
    sentAt: sending.askedAt.toISOString(),
    expiresAt: sending.expiresAt.toISOString(),
    opened: sending.openedAt !== null,
  }
}

/**
 * Opens the report for a reader who pressed "open report"; the first time is noted for its owner.
 *
 * @throws Refusal `not_found`
 */
export async function openShared(
  deps: SharedDeps,
  token: string,
): Promise<{ readonly report: OpenedReport; readonly userId: string }> {
  const { sending, attempt, name, replyTo } = await lookUp(deps, token)
  const report = await reportOf(deps, attempt)
  const { style: _, ...detail } = report.detail
  await noteOpened(deps, sending)
  const shared = {
    name,
    applicationNumber: attempt.applicationNumber,
    templateId: attempt.form,
    selectedField: attempt.field,
    completedAt: report.assessment.completedAt ?? '',
    expiresAt: sending.expiresAt.toISOString(),
    replyTo,
    total: report.total,
    sections: report.sections,
    quality: report.quality,
    // Where there is a comparison it is not sent, and its absence is not claimed.
    narrative: narrativeBeside(await compareWithNorms(deps, attempt), report.narrative),
    detail,
  }
  return { report: shared, userId: sending.userId }
}

/**
 * Renders the report of a private link as it came with the mail, once somebody has opened it there; counts nothing.
 *
 * @throws Refusal `not_found`, `too_many_requests`, `unavailable`
 */
export async function renderShared(
  deps: SharedDeps & Pick<Deps, 'environment' | 'typst' | 'log'>,
  input: { readonly token: string; readonly locale: Locale },
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string; readonly userId: string }> {
  const { sending, attempt } = await lookUp(deps, input.token)
  if (!sending.openedAt) throw new Refusal('not_found')
  const { userId, attemptId } = sending
  const bytes = await renderReport(deps, { userId, attemptId, locale: input.locale, reader: 'company' })
  return { bytes, name: `Wijha-${attempt.applicationNumber}.pdf`, userId }
}

async function noteOpened({ database, clock }: SharedDeps, { userId, id }: SendingRow): Promise<void> {
  await database.transaction(async transaction => {
    const now = clock()
    const [first] = await transaction
      .update(companySendings)
      .set({ openedAt: now })
      .where(
        and(eq(companySendings.userId, userId), eq(companySendings.id, id), isNull(companySendings.openedAt)),
      )
      .returning({ companyId: companySendings.companyId })
    if (first)
      await addNotification(transaction, { userId, now, cause: { kind: 'company_opened', ...first } })
  })
}

/** Every link that does not open, whatever the reason, is as one that never was. */
async function lookUp(deps: SharedDeps, token: string): Promise<Shared> {
  const { database } = deps
  const [found] = await database
    .select({ sending: companySendings, company: companies, replyTo: users.email })
    .from(companySendings)
    .innerJoin(users, eq(users.id, companySendings.userId))
    .innerJoin(
      companies,
      and(eq(companies.userId, companySendings.userId), eq(companies.id, companySendings.companyId)),
    )
    .where(
      and(
        eq(companySendings.tokenHash, hashOf(token)),
        isNull(companySendings.revokedAt),
        gt(companySendings.expiresAt, deps.clock()),
      ),
    )
  if (!found) throw new Refusal('not_found')
  // A link lives by the consent that it was sent under: a later one opens nothing that was sent before.
  const consent = await findConsent(database, found.sending)
  if (consent?.givenAt.getTime() !== found.sending.consentedAt.getTime()) throw new Refusal('not_found')
  if ((await findStopped(deps, [found.company.email])).size > 0) throw new Refusal('not_found')
  const { userId, attemptId } = found.sending
  const attempt = await findOwnAttempt(database, { userId, id: attemptId })
  if (!(await findAccess(database, attempt)).fullReport) throw new Refusal('not_found')
  return { ...found, attempt, name: await ownerName(deps, userId) }
}
