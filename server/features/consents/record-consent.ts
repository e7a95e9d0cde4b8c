import { randomUUID } from 'node:crypto'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Purpose } from '#contract/privacy.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'
import { Refusal } from '#server/http/errors.ts'
import { WORDINGS } from './wordings.ts'

interface Given {
  readonly userId: string
  readonly purpose: Purpose
  /** The language in which it was read. */
  readonly language: Locale
  readonly givenAt: Date
  /** What one attempt, one company was agreed to for. */
  readonly attemptId?: string
  readonly companyId?: string
  readonly recipient?: string
}

/** Number of consents that an account gives in a day: giving and withdrawing leaves a record each time. */
const A_DAY = 200
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Writes a consent down, in the wording that stands now. The only place where one is made.
 *
 * @throws Refusal `too_many_requests`
 */
export async function recordConsent(transaction: Transaction, given: Given): Promise<void> {
  const since = new Date(given.givenAt.getTime() - DAY_MS)
  const [lately] = await transaction
    .select({ number: count() })
    .from(consents)
    .where(and(eq(consents.userId, given.userId), gt(consents.givenAt, since)))
  if ((lately?.number ?? 0) >= A_DAY) throw new Refusal('too_many_requests', {}, 60 * 60)
  const { version, hash } = WORDINGS[given.purpose]
  await transaction
    .insert(consents)
    .values({ ...given, id: randomUUID(), version, textHash: hash[given.language] })
}
