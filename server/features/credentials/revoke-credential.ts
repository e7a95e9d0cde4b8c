import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnCredential } from './list-credentials.ts'

/** Revokes an own credential for good: nobody gets or checks it any more. A second time changes nothing. @throws Refusal `not_found` */
export async function revokeCredential(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const { userId, id } = await findOwnCredential(deps, input)
  await endCredential(deps.database, { userId, id, now: deps.clock() })
}

/** Ends a credential that is not revoked. @returns whether there was one */
export async function endCredential(
  database: Pick<Transaction, 'update'>,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const ended = await database
    .update(credentials)
    .set({ revokedAt: now, token: null })
    .where(and(eq(credentials.userId, userId), eq(credentials.id, id), isNull(credentials.revokedAt)))
    .returning({ id: credentials.id })
  return ended.length > 0
}
