import { eq } from 'drizzle-orm'
import { cvs } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Deletes the user's CV; a device that still shows it cannot save it over what comes later. */
export async function removeCv({ database }: Pick<Deps, 'database'>, userId: string): Promise<undefined> {
  await database.delete(cvs).where(eq(cvs.userId, userId))
}
