import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Attempt } from './attempt.ts'

type Reader = Pick<Deps['database'], 'select'>

/** Finds the current attempt: the open one, else the last completed one, else undefined. Archived ones are history. */
export async function findCurrentAttempt(database: Reader, userId: string): Promise<Attempt | undefined> {
  const [row] = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNull(attempts.archivedAt)))
    .orderBy(desc(sql`${attempts.completedAt} is null`), desc(attempts.number))
    .limit(1)
  return row
}

/** Finds an attempt of this user; somebody else's is as absent as one that was never made. */
export async function findOwnAttempt(
  database: Reader,
  { userId, id }: { userId: string; id: string },
): Promise<Attempt> {
  if (!UUID.test(id)) throw new Refusal('not_found')
  const [row] = await database
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.id, id)))
  if (!row) throw new Refusal('not_found')
  return row
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
