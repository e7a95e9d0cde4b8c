import { and, desc, eq } from 'drizzle-orm'
import { type Consent, PURPOSES } from '#contract/privacy.ts'
import { attempts, consents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Terms and privacy are what an account is: they end with it. */
const LASTING: readonly string[] = ['terms', 'privacy']

/** Lists every consent of a user, the newest first, withdrawn ones too. */
export async function listConsents({ database }: Pick<Deps, 'database'>, userId: string): Promise<Consent[]> {
  const rows = await database
    .select({ consent: consents, applicationNumber: attempts.applicationNumber })
    .from(consents)
    .leftJoin(attempts, and(eq(attempts.userId, consents.userId), eq(attempts.id, consents.attemptId)))
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), consents.id)
  return rows.flatMap(({ consent, applicationNumber }) => {
    const purpose = PURPOSES.find(name => name === consent.purpose)
    if (!purpose) return []
    return {
      id: consent.id,
      purpose,
      version: consent.version,
      textHash: consent.textHash,
      language: consent.language,
      givenAt: consent.givenAt.toISOString(),
      withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
      recipient: consent.recipient,
      applicationNumber,
      withdrawable: !consent.withdrawnAt && !LASTING.includes(purpose),
    }
  })
}
