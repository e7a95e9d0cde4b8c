import { and, eq } from 'drizzle-orm'
import type { Purpose } from '#contract/privacy.ts'
import type { Transaction } from '#server/db/connection.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { consents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { endAiConsent } from '#server/features/advice/ai-consent.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { endScoringConsent } from '#server/features/assessment/record-consent.ts'
import { endCompanyConsent } from '#server/features/companies/consent.ts'
import { endConsents } from '#server/features/consents/standing-consent.ts'
import { endCardConsent } from '#server/features/money/card-consent.ts'
import { Refusal } from '#server/http/errors.ts'

interface Withdrawn {
  readonly userId: string
  readonly attemptId: string | null
  readonly companyId: string | null
  readonly now: Date
}

type End = (deps: Pick<Deps, 'clock' | 'jobs'>, transaction: Transaction, consent: Withdrawn) => Promise<void>

/** Terms and privacy end with the account alone. */
const withAccount: End = () => Promise.reject(new Refusal('not_found'))

/** Says what ends with each consent. */
const END: Readonly<Record<Purpose, End>> = {
  terms: withAccount,
  privacy: withAccount,
  automated_scoring: (_, transaction, consent) => endScoringConsent(transaction, consent),
  card_saving: endCardConsent,
  ai_processing: async (_, transaction, { attemptId, ...rest }) => {
    if (attemptId) await endAiConsent(transaction, { ...rest, attemptId })
  },
  research: (_, transaction, { userId, now }) =>
    endConsents(transaction, { userId, purpose: 'research' }, now),
  company_report: async (_, transaction, { attemptId, companyId, ...rest }) => {
    if (attemptId && companyId) await endCompanyConsent(transaction, { ...rest, attemptId, companyId })
  },
}

/**
 * Withdraws one consent, whatever state what it allowed is in, and ends that with it, in one transaction: the report's link
 * dies, the AI's words are deleted, the card is forgotten, an open assessment is closed. A second time changes nothing.
 *
 * @throws Refusal `not_found`, also for terms and privacy, which end with the account
 */
export async function withdrawConsent(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const { userId, id } = input
  if (!UUID.test(id)) throw new Refusal('not_found')
  await deps.database.transaction(async transaction => {
    // What gives a consent locks the same row: a withdrawal cannot slip between another press's look and its writing.
    await lockPerson(transaction, userId)
    const [row] = await transaction
      .select()
      .from(consents)
      .where(and(eq(consents.userId, userId), eq(consents.id, id)))
    if (!row) throw new Refusal('not_found')
    if (row.withdrawnAt) return
    const now = deps.clock()
    await END[row.purpose](deps, transaction, { ...row, now })
  })
}
