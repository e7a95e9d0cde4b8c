import { and, eq, isNull } from 'drizzle-orm'
import { credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findOwnCredential } from './list-credentials.ts'

/** Revokes an own credential for good: nobody gets or checks it any more. A second time changes nothing. @throws Refusal `not_found` */
export async function revokeCredential(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  const { userId, id } = await findOwnCredential(deps, input)
  await deps.database
    .update(credentials)
    .set({ revokedAt: deps.clock(), token: null })
    .where(and(eq(credentials.userId, userId), eq(credentials.id, id), isNull(credentials.revokedAt)))
}
