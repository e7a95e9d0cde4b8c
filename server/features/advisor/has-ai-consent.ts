import { and, eq, isNull } from 'drizzle-orm'
import { consents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

export const AI_PURPOSE = 'ai_processing'

interface Own {
  readonly userId: string
  readonly id: string
}

/** Whether the consent to AI processing of an attempt stands now. */
export async function hasAiConsent(database: Pick<Deps['database'], 'select'>, own: Own): Promise<boolean> {
  const rows = await database.select({ id: consents.id }).from(consents).where(standingAiConsent(own))
  return rows.length > 0
}

export function standingAiConsent({ userId, id }: Own) {
  return and(
    eq(consents.userId, userId),
    eq(consents.purpose, AI_PURPOSE),
    eq(consents.attemptId, id),
    isNull(consents.withdrawnAt),
  )
}
