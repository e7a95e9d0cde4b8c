import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { personName, User } from '#contract/account.ts'
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
  await deps.database
    .update(users)
    .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: deps.clock() })
    .where(eq(users.id, session.userId))
  return contractUser({ ...session, id: session.userId, firstName, lastName })
}
