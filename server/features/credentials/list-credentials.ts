import { and, desc, eq, sql } from 'drizzle-orm'
import type { Credential } from '#contract/credentials.ts'
import { attempts, credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { type CredentialRow, describeCredential, stateOf } from './describe-credential.ts'

/** Valid ones are 20 at most (issue-credential.ts), so each of them is listed. */
const MOST = 100

/** Lists what a user has issued: what may still be valid before what was revoked, the newest first. */
export async function listCredentials(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<Credential[]> {
  const now = clock()
  const rows = await database
    .select({ credential: credentials, applicationNumber: attempts.applicationNumber })
    .from(credentials)
    .innerJoin(attempts, and(eq(attempts.userId, credentials.userId), eq(attempts.id, credentials.attemptId)))
    .where(eq(credentials.userId, userId))
    .orderBy(
      sql`${credentials.revokedAt} is not null or ${credentials.keyId} is null or ${credentials.expiresAt} <= ${now}`,
      desc(credentials.issuedAt),
      credentials.id,
    )
    .limit(MOST)
  return rows.map(({ credential, applicationNumber }) => ({
    ...describeCredential(credential),
    applicationNumber,
    state: stateOf(credential, now),
  }))
}

/** Finds a credential of this user; somebody else's is as absent as one that was never issued. @throws Refusal `not_found` */
export async function findOwnCredential(
  { database }: Pick<Deps, 'database'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<CredentialRow> {
  if (!UUID.test(id)) throw new Refusal('not_found')
  const [row] = await database
    .select()
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.id, id)))
  if (!row) throw new Refusal('not_found')
  return row
}
