import { and, eq, isNull } from 'drizzle-orm'
import { companies, companySendings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { withdrawConsent } from './consent.ts'
import { findOwnCompany } from './find-company.ts'

/** Removes a company: its links die, its consents are withdrawn, mails that still wait are not sent. @throws Refusal `not_found` */
export async function removeCompany(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const { userId } = await findOwnCompany(database, input)
  const now = clock()
  await database.transaction(async transaction => {
    await transaction
      .update(companySendings)
      .set({ revokedAt: now, tokenHash: null })
      .where(
        and(
          eq(companySendings.userId, userId),
          eq(companySendings.companyId, input.id),
          isNull(companySendings.revokedAt),
        ),
      )
    await withdrawConsent(transaction, { userId, companyId: input.id, now })
    await transaction.delete(companies).where(and(eq(companies.userId, userId), eq(companies.id, input.id)))
  })
}
