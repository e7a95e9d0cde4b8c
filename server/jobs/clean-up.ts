import { lt } from 'drizzle-orm'
import { mailedTokens, rateLimits, sessions, verifications } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Removes what has expired: it opens nothing any more, and a dump should not hold it. */
export async function cleanUp(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = deps.clock()
  await deps.database.delete(sessions).where(lt(sessions.expiresAt, now))
  await deps.database.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now))
  await deps.database.delete(verifications).where(lt(verifications.expiresAt, now))
  await deps.database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
