import type { Sending } from '#contract/companies.ts'
import type { companySendings } from '#server/db/schema.ts'
import { stateOf } from '#server/features/mail/refusal.ts'

export type SendingRow = typeof companySendings.$inferSelect

/** Describes a sending as its owner sees it. */
export function describeSending(row: SendingRow, applicationNumber: string, now: Date): Sending {
  const mail = stateOf(row, now)
  return {
    id: row.id,
    assessmentId: row.attemptId,
    applicationNumber,
    state: sharedState(row, now) ?? (mail.state === 'handed_over' && row.openedAt ? 'opened' : mail.state),
    reason: mail.reason,
    consentedAt: row.consentedAt.toISOString(),
    sentAt: row.askedAt.toISOString(),
    handedOverAt: row.handedOverAt?.toISOString() ?? null,
    refusedAt: mail.state === 'refused' ? mail.settledAt.toISOString() : null,
    openedAt: row.openedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** What ends a link, before anything that happened to the mail; a refused mail has no link to end. */
function sharedState(row: SendingRow, now: Date): 'revoked' | 'expired' | null {
  if (row.revokedAt) return 'revoked'
  return row.handedOverAt && row.expiresAt <= now ? 'expired' : null
}
