import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { endTokens } from './mailed-token.ts'

/**
 * Puts a new password in place of the old one. Every session and every reset link of the account ends, and a change of address
 * that waits for its confirmation: whoever knew the old password may have asked for it, and would read the mail.
 */
export async function setPassword(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  input: { readonly userId: string; readonly passwordHash: string },
): Promise<void> {
  const { userId, passwordHash: password } = input
  const changed = await transaction
    .update(accounts)
    .set({ password, updatedAt: deps.clock() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (changed.length === 0) {
    // An account made by Google or Apple gets its first password this way.
    const account = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password }
    await transaction.insert(accounts).values(account)
  }
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  await endTokens(transaction, userId, ['reset_password', 'change_email'])
}
