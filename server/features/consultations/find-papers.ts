import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { attempts, cvs } from '#server/db/schema.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import type { Reader } from './consultation.ts'

/** Finds what a person has to share: the attempt of the latest report that is unlocked, and whether there is a CV. */
export async function findPapers(
  database: Reader,
  userId: string,
): Promise<{ readonly report: string | null; readonly cv: boolean }> {
  const [cv] = await database.select({ userId: cvs.userId }).from(cvs).where(eq(cvs.userId, userId))
  const completed = await database
    .select({
      ...{ userId: attempts.userId, id: attempts.id },
      ...{ form: attempts.form, completedAt: attempts.completedAt },
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNotNull(attempts.completedAt)))
    .orderBy(desc(attempts.completedAt))
  for (const attempt of completed) {
    if ((await findAccess(database, attempt)).fullReport) return { report: attempt.id, cv: Boolean(cv) }
  }
  return { report: null, cv: Boolean(cv) }
}
