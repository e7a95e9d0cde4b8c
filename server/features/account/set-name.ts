import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { personName, User } from '#contract/account.ts'
import type { Transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'
import { contractUser } from './signed-in.ts'

/** Stores the name of the account. Reports carry the profile's. */
export async function setName(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: z.output<typeof personName>,
  session: Session,
): Promise<User> {
  const { firstName, lastName } = input
  await writeName(deps.database, session.userId, { firstName, lastName, now: deps.clock() })
  return contractUser({ ...session, id: session.userId, firstName, lastName })
}

/** Writes the name of an account. */
export async function writeName(
  database: Pick<Transaction, 'update'>,
  userId: string,
  { firstName, lastName, now }: z.output<typeof personName> & { readonly now: Date },
): Promise<void> {
  await database
    .update(users)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: now })
    .where(eq(users.id, userId))
}
