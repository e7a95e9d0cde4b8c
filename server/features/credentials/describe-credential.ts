import type { Credential } from '#contract/credentials.ts'
import type { credentials } from '#server/db/schema.ts'

export type CredentialRow = typeof credentials.$inferSelect

/** Tells what became of a credential. Revoked and expired is revoked. */
export function stateOf({ revokedAt, expiresAt }: CredentialRow, now: Date): Credential['state'] {
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'valid'
}

/** Selects what a credential says, as those to whom it was given see it. */
export function describeCredential({ id, statement, issuedAt, expiresAt }: CredentialRow) {
  return { id, statement, issuedAt: issuedAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
