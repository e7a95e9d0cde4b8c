import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Limited, take } from '#server/limits.ts'
import { takeToken } from './mailed-token.ts'
import type { Visitor } from './visitor.ts'

type VerifyEmailResult = Limited | { readonly kind: 'verified' } | { readonly kind: 'invalid_token' }

/** Confirms the address of whoever the token was mailed to. It signs nobody in: a link may be opened by anyone's mail program. */
export async function verifyEmail(
  deps: Deps,
  input: { readonly token: string },
  visitor: Visitor,
): Promise<VerifyEmailResult> {
  const limited = await take(deps, 'verify', visitor.network)
  if (limited) return limited
  const now = deps.clock()
  return deps.database.transaction(async transaction => {
    const userId = await takeToken(transaction, { purpose: 'verify_email', token: input.token, now })
    if (!userId) return { kind: 'invalid_token' }
    await transaction.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
    return { kind: 'verified' }
  })
}
