import { and, eq, isNull } from 'drizzle-orm'
import type { Purpose } from '#contract/privacy.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

interface Subject {
  readonly userId: string
  readonly purpose: Purpose
  readonly attemptId?: string
  readonly companyId?: string
}

/** Selects the consents that stand now: of a user for a purpose, and, where named, for one attempt or company. */
function standing({ userId, purpose, attemptId, companyId }: Subject) {
  return and(
    eq(consents.userId, userId),
    eq(consents.purpose, purpose),
    isNull(consents.withdrawnAt),
    attemptId === undefined ? undefined : eq(consents.attemptId, attemptId),
    companyId === undefined ? undefined : eq(consents.companyId, companyId),
  )
}

export async function findStandingConsent(
  database: Pick<Deps['database'], 'select'>,
  subject: Subject,
): Promise<{ readonly givenAt: Date; readonly version: string } | null> {
  const [row] = await database
    .select({ givenAt: consents.givenAt, version: consents.version })
    .from(consents)
    .where(standing(subject))
    .limit(1)
  return row ?? null
}

/** Marks them withdrawn. The records stay, with the time. */
export async function endConsents(transaction: Transaction, subject: Subject, now: Date): Promise<void> {
  await transaction.update(consents).set({ withdrawnAt: now }).where(standing(subject))
}
