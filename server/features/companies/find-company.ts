import { and, eq } from 'drizzle-orm'
import { companies } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'

export type CompanyRow = typeof companies.$inferSelect

/**
 * Finds a company of this user; somebody else's is as absent as one that was never added.
 *
 * @throws Refusal `not_found`
 */
export async function findOwnCompany(
  database: Pick<Deps['database'], 'select'>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<CompanyRow> {
  if (!UUID.test(id)) throw new Refusal('not_found')
  const [row] = await database
    .select()
    .from(companies)
    .where(and(eq(companies.userId, userId), eq(companies.id, id)))
  if (!row) throw new Refusal('not_found')
  return row
}
