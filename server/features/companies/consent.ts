import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { endLinks } from '#server/features/access/end-links.ts'
import { recordConsent } from '#server/features/consents/record-consent.ts'
import { endConsents, findStandingConsent } from '#server/features/consents/standing-consent.ts'
import { Refusal } from '#server/http/errors.ts'
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

/**
 * Finds when the consent that stands was given, or records the one that came with this press: who, for whom by name and
 * address, which report, in which wording and language, when.
 *
 * @throws Refusal `consent_required` where none stands and none came
 */
export async function requireConsent(
  transaction: Transaction,
  input: {
    readonly company: CompanyRow
    readonly attemptId: string
    readonly consentIn: Locale | null
    readonly now: Date
  },
): Promise<Date> {
  const { company, attemptId, consentIn: language, now: givenAt } = input
  const { userId, id: companyId } = company
  const standing = await findConsent(transaction, { userId, companyId, attemptId })
  if (standing) return standing.givenAt
  if (!language) throw new Refusal('consent_required')
  const recipient = `${company.name} <${company.email}>`
  await recordConsent(transaction, {
    userId,
    purpose: PURPOSE,
    language,
    givenAt,
    attemptId,
    companyId,
    recipient,
  })
  return givenAt
}

/** Withdraws the standing consents for a company, or for one report to it. The record stays, with the time. */
export async function withdrawConsent(
  transaction: Transaction,
  input: Omit<Parties, 'attemptId'> & { readonly attemptId?: string; readonly now: Date },
): Promise<void> {
  const { now, ...parties } = input
  await endConsents(transaction, { ...parties, purpose: PURPOSE }, now)
}

/** Withdraws the consent and what it allowed: every private link to this report dies, and a mail that waits is not sent. */
export async function endCompanyConsent(
  transaction: Transaction,
  input: Parties & { readonly now: Date },
): Promise<void> {
  await withdrawConsent(transaction, input)
  await endLinks(transaction, input)
}
