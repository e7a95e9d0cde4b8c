import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { credentials } from '#server/db/schema.ts'

/** Selects the credentials of a person that hold at a time: signed, not revoked, not expired. */
export function validAt(userId: string, time: Date) {
  return and(
    eq(credentials.userId, userId),
    isNull(credentials.revokedAt),
    isNotNull(credentials.keyId),
    gt(credentials.expiresAt, time),
  )
}
