import { randomUUID } from 'node:crypto'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'

/** The wording of the consent that stands beside the button; a new wording is a new version. */
export const AUTOMATED_SCORING_CONSENT = '2026-11'

/** The consent to automated scoring, given with the button whose call this is. */
export async function recordScoringConsent(
  transaction: Transaction,
  { userId, locale, now }: { userId: string; locale: Locale; now: Date },
): Promise<void> {
  await transaction.insert(consents).values({
    userId,
    id: randomUUID(),
    purpose: 'automated_scoring',
    version: AUTOMATED_SCORING_CONSENT,
    language: locale,
    givenAt: now,
  })
}
