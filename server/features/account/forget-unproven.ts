import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { companies, profiles, sessions, users } from '#server/db/schema.ts'

/**
 * Clears an account whose address is about to be proven for the first time by somebody who is not signed in to it: whoever made
 * it may have used an address that is not theirs, and would read and write along. Sessions, profile and companies go; answers
 * stay. In a browser that is signed in to the account nothing goes.
 */
export async function forgetUnproven(
  transaction: Transaction,
  { userId, sessionToken }: { readonly userId: string; readonly sessionToken: string | null },
): Promise<void> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
  if (!person || person.emailVerified) return
  if (sessionToken) {
    const own = and(eq(sessions.userId, userId), eq(sessions.token, sessionToken))
    if ((await transaction.select({ id: sessions.id }).from(sessions).where(own)).length > 0) return
  }
  for (const table of [sessions, companies, profiles])
    await transaction.delete(table).where(eq(table.userId, userId))
}
