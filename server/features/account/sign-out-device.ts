import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'

type SignOutDeviceResult = { readonly kind: 'signed_out' } | { readonly kind: 'not_found' }

const uuid = z.uuid()

/** Ends one session of a person; nobody else's can be named. */
export async function signOutDevice(
  { database }: Pick<Deps, 'database'>,
  input: { readonly userId: string; readonly id: string },
): Promise<SignOutDeviceResult> {
  if (!uuid.safeParse(input.id).success) return { kind: 'not_found' }
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, input.userId), eq(sessions.id, input.id)))
    .returning({ id: sessions.id })
  return { kind: ended.length > 0 ? 'signed_out' : 'not_found' }
}

/** Ends every session of a person but the one that asks. */
export async function signOutOthers(
  { database }: Pick<Deps, 'database'>,
  session: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.userId, session.userId), ne(sessions.id, session.id)))
}
