import { eq } from 'drizzle-orm'
import type { ChallengePurpose } from '#contract/passkeys.ts'
import { sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'

/** Limits how long a challenge may be answered, in milliseconds. */
export const CHALLENGE_MS = 2 * 60_000

type ChallengeDeps = Pick<Deps, 'database' | 'clock'>

/** Keeps what a passkey is asked to sign in this session, in place of what was asked before. */
export async function keepChallenge(
  { database, clock }: ChallengeDeps,
  session: Session,
  { challenge, purpose }: { readonly challenge: string; readonly purpose: ChallengePurpose },
): Promise<void> {
  await database
    .update(sessions)
    .set({ challenge, challengePurpose: purpose, challengeAt: clock() })
    .where(eq(sessions.id, session.id))
}

/**
 * Takes the challenge of this session away, whatever comes of it: of two answers at the same moment one finds it.
 *
 * @returns null where none is out, where it was for another purpose, or two minutes are over
 */
export async function takeChallenge(
  { database, clock }: ChallengeDeps,
  session: Session,
  purpose: ChallengePurpose,
): Promise<string | null> {
  return database.transaction(async transaction => {
    const [out] = await transaction.select().from(sessions).where(eq(sessions.id, session.id)).for('update')
    await transaction
      .update(sessions)
      .set({ challenge: null, challengePurpose: null, challengeAt: null })
      .where(eq(sessions.id, session.id))
    if (!out?.challenge || !out.challengeAt || out.challengePurpose !== purpose) return null
    return clock().getTime() - out.challengeAt.getTime() < CHALLENGE_MS ? out.challenge : null
  })
}
