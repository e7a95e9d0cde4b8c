import { and, eq, isNull } from 'drizzle-orm'
import { companySendings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { withdrawConsent } from './consent.ts'
import { findOwnCompany } from './find-company.ts'

/** Ends one private link, and the consent with it: the next sending asks anew. A second time changes nothing. */
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
  const [row] = await database.select().from(companySendings).where(own)
  if (!row) throw new Refusal('not_found')
  if (row.revokedAt) return
  const now = clock()
  await database.transaction(async transaction => {
    await transaction
      .update(companySendings)
      .set({ revokedAt: now, tokenHash: null })
      .where(and(own, isNull(companySendings.revokedAt)))
    await withdrawConsent(transaction, { userId, companyId, attemptId: row.attemptId, now })
  })
}
