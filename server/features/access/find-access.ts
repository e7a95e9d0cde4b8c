import { and, eq, isNull } from 'drizzle-orm'
import type { TemplateId } from '#engine/vocabulary.ts'
import { entitlements } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type Access, accessBy } from './access.ts'

/** What of an attempt its columns decide. */
interface OwnedAttempt {
  readonly userId: string
  readonly id: string
  readonly form: TemplateId
  readonly completedAt: Date | null
}

/** Finds what its owner may do with an attempt; nothing before it is completed. */
export async function findAccess(
  database: Pick<Deps['database'], 'select'>,
  attempt: OwnedAttempt,
): Promise<Access> {
  const { userId, id, form, completedAt } = attempt
  if (!completedAt) return accessBy(form, [])
  const rows = await database
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isNull(entitlements.revokedAt)))
  const kinds = rows
    .filter(row =>
      row.kind === 'unlock'
        ? row.attemptId === id
        : row.startsAt <= completedAt && (row.endsAt === null || completedAt < row.endsAt),
    )
    .map(row => row.kind)
  return accessBy(form, kinds)
}
