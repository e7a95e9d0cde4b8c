import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { companySendings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordConsent as record } from '#server/features/consents/record-consent.ts'
import { endConsents, findStandingConsent } from '#server/features/consents/standing-consent.ts'
import type { CompanyRow } from './find-company.ts'

export const PURPOSE = 'company_report'

interface Parties {
  readonly userId: string
  readonly companyId: string
  readonly attemptId: string
}

/** Finds the consent to send a report to a company that stands now, if any. */
export function findConsent(
  database: Pick<Deps['database'], 'select'>,
  { userId, companyId, attemptId }: Parties,
): Promise<{ readonly givenAt: Date } | null> {
  return findStandingConsent(database, { userId, purpose: PURPOSE, companyId, attemptId })
}

/** Records it: who, for whom by name and address, which report, in which wording and language, when. Twice is once. */
export async function recordConsent(
  transaction: Transaction,
  input: {
    readonly company: CompanyRow
    readonly attemptId: string
    readonly language: Locale
    readonly givenAt: Date
  },
): Promise<void> {
  const { company, attemptId, language, givenAt } = input
  const { userId, id: companyId } = company
  if (await findConsent(transaction, { userId, companyId, attemptId })) return
  const recipient = `${company.name} <${company.email}>`
  await record(transaction, { userId, purpose: PURPOSE, language, givenAt, attemptId, companyId, recipient })
}

/** Withdraws the standing consents for a company, or for one report to it. The record stays, with the time. */
export async function withdrawConsent(
  transaction: Transaction,
  input: Omit<Parties, 'attemptId'> & { readonly attemptId?: string; readonly now: Date },
): Promise<void> {
  const { now, ...parties } = input
  await endConsents(transaction, { ...parties, purpose: PURPOSE }, now)
}

/**
 * Withdraws the consent and what it allowed: every private link to this report dies, and a mail that waits is not
 * sent.
 */
export async function endCompanyConsent(
  transaction: Transaction,
  input: Parties & { readonly now: Date },
): Promise<void> {
  const { userId, companyId, attemptId, now } = input
  await withdrawConsent(transaction, input)
  await transaction
    .update(companySendings)
    .set({ revokedAt: now, tokenHash: null })
    .where(
      and(
        eq(companySendings.userId, userId),
        eq(companySendings.companyId, companyId),
        eq(companySendings.attemptId, attemptId),
        isNull(companySendings.revokedAt),
      ),
    )
}
