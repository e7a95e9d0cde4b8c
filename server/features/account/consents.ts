import { randomUUID } from 'node:crypto'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'

/** The wording that a new account agrees to. A changed text gets a new date; what was agreed to before keeps its own. */
export const TERMS_VERSION = '2026-11-20'
export const PRIVACY_VERSION = '2026-11-20'

/** Records that a person agreed to the terms and to the privacy notice, in the language they read them in. */
export async function recordAgreement(
  transaction: Transaction,
  input: { readonly userId: string; readonly language: Locale; readonly givenAt: Date },
): Promise<void> {
  await transaction.insert(consents).values([
    { ...input, id: randomUUID(), purpose: 'terms', version: TERMS_VERSION },
    { ...input, id: randomUUID(), purpose: 'privacy', version: PRIVACY_VERSION },
  ])
}
