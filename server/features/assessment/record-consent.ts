import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { attempts } from '#server/db/schema.ts'
import { recordConsent } from '#server/features/consents/record-consent.ts'
import { endConsents, findStandingConsent } from '#server/features/consents/standing-consent.ts'

const PURPOSE = 'automated_scoring'

/** Records the consent to automated scoring, given with the button whose call this is. */
export async function recordScoringConsent(
  transaction: Transaction,
  { userId, locale, now }: { userId: string; locale: Locale; now: Date },
): Promise<void> {
  await recordConsent(transaction, { userId, purpose: PURPOSE, language: locale, givenAt: now })
}

/** Tells whether the consent stands: without it no attempt opens by itself. */
export async function hasScoringConsent(transaction: Transaction, userId: string): Promise<boolean> {
  return (await findStandingConsent(transaction, { userId, purpose: PURPOSE })) !== null
}

/**
 * Withdraws the consent: the open attempt is closed unfinished and never scored, and the next one asks anew. Results
 * that were computed while it stood remain until the user deletes the account.
 */
export async function endScoringConsent(
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await endConsents(transaction, { userId, purpose: PURPOSE }, now)
  await transaction
    .update(attempts)
    .set({ archivedAt: now })
    .where(and(eq(attempts.userId, userId), isNull(attempts.completedAt), isNull(attempts.archivedAt)))
}
