import { and, eq } from 'drizzle-orm'
import { lockPerson } from '#server/db/lock-person.ts'
import { companies } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { endLinks } from '#server/features/access/end-links.ts'
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
    await lockPerson(transaction, userId)
    await endLinks(transaction, { userId, companyId: input.id, now })
    await withdrawConsent(transaction, { userId, companyId: input.id, now })
    await transaction.delete(companies).where(and(eq(companies.userId, userId), eq(companies.id, input.id)))
  })
}
