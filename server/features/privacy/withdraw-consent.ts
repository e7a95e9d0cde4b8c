import { and, eq } from 'drizzle-orm'
import { consents, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { endAiConsent } from '#server/features/advisor/ai-consent.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { endScoringConsent } from '#server/features/assessment/record-consent.ts'
import { endCompanyConsent } from '#server/features/companies/consent.ts'
import { LASTING } from '#server/features/consents/list-consents.ts'
import { endCardConsent } from '#server/features/money/card-consent.ts'
import { Refusal } from '#server/http/errors.ts'

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
    // What gives a consent locks the same row: a withdrawal cannot slip between another press's look and its deed.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [row] = await transaction
      .select()
      .from(consents)
      .where(and(eq(consents.userId, userId), eq(consents.id, id)))
    if (!row || LASTING.includes(row.purpose)) throw new Refusal('not_found')
    if (row.withdrawnAt) return
    const now = deps.clock()
    const { attemptId, companyId } = row
    if (row.purpose === 'automated_scoring') await endScoringConsent(transaction, { userId, now })
    if (row.purpose === 'card_saving') await endCardConsent(deps, transaction, { userId, now })
    if (row.purpose === 'ai_processing' && attemptId)
      await endAiConsent(transaction, { userId, attemptId, now })
    if (row.purpose === 'company_report' && attemptId && companyId)
      await endCompanyConsent(transaction, { userId, attemptId, companyId, now })
  })
}
