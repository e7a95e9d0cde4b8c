import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import {
  accounts,
  attempts,
  companies,
  consents,
  credentials,
  cvs,
  profiles,
  users,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Forgets a person's saved card, here and at the provider, and ends its renewals. */
export type EndCard = (
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  person: { readonly userId: string; readonly now: Date },
) => Promise<void>

/**
 * Clears an account whose address nobody has proven, before a new password proves it: whoever made it may have typed an address
 * that is not theirs. Profile, companies, CV, credentials, the unfinished attempt, the ways to sign in with a provider and the saved card go; finished
 * attempts and whatever was paid stay. Sessions end with the password (set-password.ts).
 */
export async function forgetUnproven(
  deps: Pick<Deps, 'clock' | 'jobs'> & { readonly endCard: EndCard },
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
  if (!person || person.emailVerified) return
  await deps.endCard(deps, transaction, { userId, now })
  await transaction.delete(profiles).where(eq(profiles.userId, userId))
  await transaction.delete(companies).where(eq(companies.userId, userId))
  await transaction.delete(cvs).where(eq(cvs.userId, userId))
  // They may bear another person's name; a place that no credential holds is revoked (credentials/status-list.ts).
  await transaction.delete(credentials).where(eq(credentials.userId, userId))
  await transaction
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, 'credential')))
  const drafts = await transaction
    .delete(attempts)
    .where(and(eq(attempts.userId, userId), isNull(attempts.completedAt)))
    .returning({ id: attempts.id })
  for (const { id } of drafts)
    await transaction
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(eq(consents.userId, userId), eq(consents.attemptId, id), isNull(consents.withdrawnAt)))
}
