import { eq } from 'drizzle-orm'
import { type StoredCv, storedDocument } from '#contract/cv.ts'
import { cvs } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Finds the user's CV, or an empty one without a revision. */
export async function findCv({ database }: Pick<Deps, 'database'>, userId: string): Promise<StoredCv> {
  const [row] = await database.select().from(cvs).where(eq(cvs.userId, userId))
  return describeCv(row)
}

/** Describes a stored row as it is sent: fields that a later release added are empty. */
export function describeCv(
  row: Pick<typeof cvs.$inferSelect, 'document' | 'revision'> | undefined,
): StoredCv {
  return { cv: storedDocument.parse(row?.document ?? {}), revision: row?.revision ?? null }
}
