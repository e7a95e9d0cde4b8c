import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Finds whose account an address is, when a mail to it is about to leave. */
export async function findRecipient(
  { database }: Pick<Deps, 'database'>,
  email: string,
): Promise<{ readonly id: string } | undefined> {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user
}
