import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { recordConsent } from '#server/features/consents/record-consent.ts'

/** Records that a person agreed to the terms and to the privacy notice, in the language they read them in. */
export async function recordAgreement(
  transaction: Transaction,
  input: { readonly userId: string; readonly language: Locale; readonly givenAt: Date },
): Promise<void> {
  await recordConsent(transaction, { ...input, purpose: 'terms' })
  await recordConsent(transaction, { ...input, purpose: 'privacy' })
}
