import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { attempts, companySendings } from '#server/db/schema.ts'
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

/** Ends the links to the reports that nothing opens any more: paid for again, only a new sending opens one. */
export async function endLockedLinks(
  transaction: Transaction,
  { userId, now }: Pick<Links, 'userId' | 'now'>,
): Promise<void> {
  const shared = await transaction
    .selectDistinct({
      userId: attempts.userId,
      id: attempts.id,
      form: attempts.form,
      completedAt: attempts.completedAt,
    })
    .from(attempts)
    .innerJoin(
      companySendings,
      and(eq(companySendings.userId, attempts.userId), eq(companySendings.attemptId, attempts.id)),
    )
    .where(and(eq(attempts.userId, userId), isNull(companySendings.revokedAt)))
  for (const attempt of shared) {
    if (!(await findAccess(transaction, attempt)).fullReport)
      await endLinks(transaction, { userId, attemptId: attempt.id, now })
  }
}
