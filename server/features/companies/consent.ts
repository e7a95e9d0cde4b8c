import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { COMPANY_CONSENT } from '#contract/consent-wording.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { CompanyRow } from './find-company.ts'

export const PURPOSE = 'company_report'

interface Parties {
  readonly userId: string
  readonly companyId: string
  readonly attemptId: string
}

/** The consent to send a report to a company that stands now, if any. */
export async function findConsent(
  database: Pick<Deps['database'], 'select'>,
  parties: Parties,
): Promise<{ readonly givenAt: Date } | null> {
  const [row] = await database
    .select({ givenAt: consents.givenAt })
    .from(consents)
    .where(standing(parties.userId, parties.companyId, eq(consents.attemptId, parties.attemptId)))
  return row ?? null
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
  await transaction.insert(consents).values({
    userId,
    id: randomUUID(),
    purpose: PURPOSE,
    version: COMPANY_CONSENT.version,
    language,
    givenAt,
    attemptId,
    companyId,
    recipient: `${company.name} <${company.email}>`,
  })
}

/** Withdraws the standing consents for a company, or for one report to it. The record stays, with the time. */
export async function withdrawConsent(
  transaction: Transaction,
  input: Omit<Parties, 'attemptId'> & { readonly attemptId?: string; readonly now: Date },
): Promise<void> {
  const { userId, companyId, attemptId, now } = input
  const attempt = attemptId === undefined ? undefined : eq(consents.attemptId, attemptId)
  await transaction
    .update(consents)
    .set({ withdrawnAt: now })
    .where(standing(userId, companyId, attempt))
}

function standing(userId: string, companyId: string, more: SQL | undefined) {
  return and(
    eq(consents.userId, userId),
    eq(consents.purpose, PURPOSE),
    eq(consents.companyId, companyId),
    isNull(consents.withdrawnAt),
    more,
  )
}
