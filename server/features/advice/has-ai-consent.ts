import type { Deps } from '#server/deps.ts'
import { findStandingConsent } from '#server/features/consents/standing-consent.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'

export const AI_PURPOSE = 'ai_processing'

interface Own {
  readonly userId: string
  readonly id: string
}

/** Tells whether the consent to AI processing of an attempt stands now, in the wording that names all that is sent now. */
export async function hasAiConsent(
  database: Pick<Deps['database'], 'select'>,
  { userId, id }: Own,
): Promise<boolean> {
  const consent = await findStandingConsent(database, { userId, purpose: AI_PURPOSE, attemptId: id })
  return consent?.version === WORDINGS[AI_PURPOSE].version
}
