import { eq } from 'drizzle-orm'
import type { Company } from '#contract/companies.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordConsent } from './consent.ts'
import { findOwnCompany } from './find-company.ts'
import { findSendableAttempt } from './find-sendable-attempt.ts'
import { describeCompany } from './list-companies.ts'

/** Records the consent to send one report to this company, in the language it was shown in. @throws Refusal */
export async function giveConsent(
  deps: Deps,
  input: {
    readonly userId: string
    readonly companyId: string
    readonly assessmentId: string
    readonly locale: Locale
  },
): Promise<Company> {
  const { userId, locale: language } = input
  const company = await findOwnCompany(deps.database, { userId, id: input.companyId })
  const { attempt } = await findSendableAttempt(deps.database, { userId, id: input.assessmentId })
  await deps.database.transaction(async transaction => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const givenAt = deps.clock()
    await recordConsent(transaction, { company, attemptId: attempt.id, language, givenAt })
  })
  return describeCompany(deps, { userId, id: company.id })
}
