import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Session } from '#server/http/session.ts'

const uuid = z.uuid()

/** Ends one session of a person; nobody else's can be named. Throws Refusal `not_found`. */
export async function signOutDevice(
  { database }: Pick<Deps, 'database'>,
  input: { readonly userId: string; readonly id: string },
): Promise<void> {
  if (!uuid.safeParse(input.id).success) throw new Refusal('not_found')
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, input.userId), eq(sessions.id, input.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Refusal('not_found')
}

/** Ends every session of a person but the one that asks. */
export async function signOutOthers(
  { database }: Pick<Deps, 'database'>,
  session: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, session.userId), ne(sessions.id, session.id)))
}
