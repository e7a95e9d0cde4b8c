import { eq } from 'drizzle-orm'
import type { Profile } from '#contract/profile.ts'
import { profiles } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Finds the user's profile, or null while there is none. */
export async function findProfile(
  { database }: Pick<Deps, 'database'>,
  userId: string,
): Promise<Profile | null> {
  const [row] = await database.select().from(profiles).where(eq(profiles.userId, userId))
  if (!row) return null
  const { userId: _, updatedAt: __, ...profile } = row
  return profile
}
