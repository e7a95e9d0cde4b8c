import { eq } from 'drizzle-orm'
import type { Reading } from '#contract/look.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Stores how the person reads best, for every device that has said nothing of its own; what is undefined stays as it was. */
export async function setReading(
  deps: Pick<Deps, 'database' | 'clock'>,
  { userId }: { readonly userId: string },
  { size, lines, face }: { readonly [Part in keyof Reading]?: Reading[Part] | undefined },
): Promise<Reading> {
  const [user] = await deps.database
    .update(users)
    .set({ size, lines, face, updatedAt: deps.clock() })
    .where(eq(users.id, userId))
    .returning({ size: users.size, lines: users.lines, face: users.face })
  if (!user) throw new Error('the account is gone')
  return user
}
