import { and, lt, notExists, sql } from 'drizzle-orm'
import {
  companies,
  companySendings,
  mailedTokens,
  rateLimits,
  sessions,
  verifications,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Removes what has expired: it opens nothing any more, and a dump should not hold it. */
export async function cleanUp(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = deps.clock()
  await deps.database.delete(sessions).where(lt(sessions.expiresAt, now))
  await deps.database.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now))
  await deps.database.delete(verifications).where(lt(verifications.expiresAt, now))
  await deps.database
    .update(companySendings)
    .set({ tokenHash: null })
    .where(lt(companySendings.expiresAt, now))
  await removeLeftSendings(deps.database, now)
  await deps.database.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}

/** Sendings to companies that their person has removed are kept only as long as they count (the day's number, the link). */
async function removeLeftSendings(database: Deps['database'], now: Date): Promise<void> {
  const itsCompany = database
    .select({ one: sql`1` })
    .from(companies)
    .where(
      sql`${companies.userId} = ${companySendings.userId} and ${companies.id} = ${companySendings.companyId}`,
    )
  await database.delete(companySendings).where(and(lt(companySendings.expiresAt, now), notExists(itsCompany)))
}
