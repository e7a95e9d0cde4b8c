import { and, eq } from 'drizzle-orm'
import { lockPerson } from '#server/db/lock-person.ts'
import { companySendings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { endCompanyConsent } from './consent.ts'
import { findOwnCompany } from './find-company.ts'

/**
 * Ends every private link to the report that was sent, and the consent with them: the next sending asks anew. A second time
 * changes nothing.
 *
 * @throws Refusal `not_found`
 */
export async function revokeSending(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: { readonly userId: string; readonly id: string; readonly sendingId: string },
): Promise<void> {
  const { userId, id: companyId } = await findOwnCompany(database, input)
  if (!UUID.test(input.sendingId)) throw new Refusal('not_found')
  const own = and(
    eq(companySendings.userId, userId),
    eq(companySendings.companyId, companyId),
    eq(companySendings.id, input.sendingId),
  )
  await database.transaction(async transaction => {
    // A sending asked for at the same moment is before or after this, never between.
    await lockPerson(transaction, userId)
    const [row] = await transaction.select().from(companySendings).where(own)
    if (!row) throw new Refusal('not_found')
    if (row.revokedAt) return
    await endCompanyConsent(transaction, { userId, companyId, attemptId: row.attemptId, now: clock() })
  })
}
