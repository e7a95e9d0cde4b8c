import { inArray } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import { erasePerson } from '#server/features/privacy/erase-person.ts'
import type { Demo } from './open-demo.ts'

/** Deletes the accounts with these addresses, as a deletion by the operator does: what was sold stays on record. */
export async function removePeople({ deps, work }: Demo, addresses: readonly string[]): Promise<void> {
  const found = await deps.database
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.email, [...addresses]))
  for (const { userId } of found) {
    await deps.database.transaction(transaction => erasePerson(deps, transaction, { userId, isTold: false }))
    await work()
  }
}
