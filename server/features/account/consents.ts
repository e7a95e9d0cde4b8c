import { randomUUID } from 'node:crypto'
import { LEGAL_VERSIONS } from '#contract/legal-versions.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { consents } from '#server/db/schema.ts'

/** The wording that a new account agrees to. */
export const { terms: TERMS_VERSION, privacy: PRIVACY_VERSION } = LEGAL_VERSIONS

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
