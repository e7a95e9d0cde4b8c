import { randomUUID } from 'node:crypto'
import type { Purpose } from '#contract/privacy.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'
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

/** Writes a consent down, in the wording that stands now. The only place where one is made. */
export async function recordConsent(transaction: Transaction, given: Given): Promise<void> {
  const { version, hash } = WORDINGS[given.purpose]
  await transaction
    .insert(consents)
    .values({ ...given, id: randomUUID(), version, textHash: hash[given.language] })
}
