import type { Credential } from '#contract/credentials.ts'
import type { credentials } from '#server/db/schema.ts'

export type CredentialRow = typeof credentials.$inferSelect

/** Tells what became of a credential. Revoked and expired is revoked; one whose key was withdrawn proves nothing and is revoked too. */
export function stateOf({ revokedAt, expiresAt, keyId }: CredentialRow, now: Date): Credential['state'] {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return keyId === null ? 'revoked' : 'valid'
}

/** Selects what a credential says, as those to whom it was given see it. */
export function describeCredential({ id, statement, issuedAt, expiresAt }: CredentialRow) {
  return { id, statement, issuedAt: issuedAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
