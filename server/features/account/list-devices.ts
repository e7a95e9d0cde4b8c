import { and, desc, eq, gt } from 'drizzle-orm'
import type { Device } from '#contract/account.ts'
import { sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'
import { nameDevice } from './name-device.ts'

/**
 * Lists the user's sessions that still open something: this one first, then the last used. Neither token nor address
 * goes out.
 */
export async function listDevices(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  session: Pick<Session, 'id' | 'userId'>,
): Promise<Device[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, session.userId), gt(sessions.expiresAt, clock())))
    .orderBy(desc(eq(sessions.id, session.id)), desc(sessions.updatedAt))
  return rows.map(row => ({
    id: row.id,
    ...nameDevice(row.userAgent ?? ''),
    current: row.id === session.id,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    endsAt: row.expiresAt.toISOString(),
  }))
}
