import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { attempts, companySendings, credentials } from '#server/db/schema.ts'
import { findAccess } from './find-access.ts'

interface Links {
  readonly userId: string
  readonly companyId?: string
  readonly attemptId?: string
  readonly now: Date
}

/** Ends every private link of a user, to one company or to one report where named, for good. A mail that waits is not sent. */
export async function endLinks(
  transaction: Transaction,
  { userId, companyId, attemptId, now }: Links,
): Promise<void> {
  await transaction
    .update(companySendings)
    .set({ revokedAt: now, tokenHash: null })
    .where(
      and(
        eq(companySendings.userId, userId),
        companyId === undefined ? undefined : eq(companySendings.companyId, companyId),
        attemptId === undefined ? undefined : eq(companySendings.attemptId, attemptId),
        isNull(companySendings.revokedAt),
      ),
    )
}

/** Revokes every credential of a user's report, for good. */
async function endCredentials(
  transaction: Transaction,
  { userId, attemptId, now }: Required<Omit<Links, 'companyId'>>,
): Promise<void> {
  await transaction
    .update(credentials)
    .set({ revokedAt: now, token: null })
    .where(
      and(
        eq(credentials.userId, userId),
        eq(credentials.attemptId, attemptId),
        isNull(credentials.revokedAt),
      ),
    )
}

/**
 * Ends the links to the reports that nothing opens any more, and the credentials of them: paid for again, only a new sending opens
 * one, only a new credential is valid.
 */
export async function endLockedLinks(
  transaction: Transaction,
  { userId, now }: Pick<Links, 'userId' | 'now'>,
): Promise<void> {
  const sent = transaction
    .select({ id: companySendings.attemptId })
    .from(companySendings)
    .where(and(eq(companySendings.userId, userId), isNull(companySendings.revokedAt)))
  const proven = transaction
    .select({ id: credentials.attemptId })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), isNull(credentials.revokedAt)))
  const shared = await transaction
    .select({
      userId: attempts.userId,
      id: attempts.id,
      form: attempts.form,
      completedAt: attempts.completedAt,
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), or(inArray(attempts.id, sent), inArray(attempts.id, proven))))
  for (const attempt of shared) {
    if ((await findAccess(transaction, attempt)).fullReport) continue
    await endLinks(transaction, { userId, attemptId: attempt.id, now })
    await endCredentials(transaction, { userId, attemptId: attempt.id, now })
  }
}
