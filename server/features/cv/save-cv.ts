import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Cv, StoredCv } from '#contract/cv.ts'
import { cvs } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { describeCv, findCv } from './find-cv.ts'

/**
 * Replaces the user's CV if it still is the one that the caller has seen. The same CV again, as after a response that was lost,
 * changes nothing.
 *
 * @param input.revision of the document that the caller has seen; null where there was none
 * @throws Refusal `changed_elsewhere`
 */
export async function saveCv(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  input: { readonly userId: string; readonly revision: string | null; readonly cv: Cv },
): Promise<StoredCv> {
  const { userId, revision, cv } = input
  const row = { revision: randomUUID(), document: cv, changedAt: clock() }
  const [saved] =
    revision === null
      ? await database
          .insert(cvs)
          .values({ userId, ...row })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(cvs)
          .set(row)
          .where(and(eq(cvs.userId, userId), eq(cvs.revision, revision)))
          .returning()
  if (saved) return describeCv(saved)
  const stored = await findCv({ database }, userId)
  if (stored.revision !== null && isDeepStrictEqual(stored.cv, cv)) return stored
  throw new Refusal('changed_elsewhere')
}
