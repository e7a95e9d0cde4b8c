import type { Locale } from '#engine/vocabulary.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import type { Deps } from '#server/deps.ts'
import { recordConsent } from '#server/features/consents/record-consent.ts'
import { endConsents, findStandingConsent } from '#server/features/consents/standing-consent.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'

/**
 * Records the consent to research, in the wording of now; an earlier wording ends with it. @throws Refusal `too_many_requests`
 */
export async function agreeToResearch(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { userId, locale }: { readonly userId: string; readonly locale: Locale },
): Promise<void> {
  const subject = { userId, purpose: 'research' } as const
  await database.transaction(async transaction => {
    await lockPerson(transaction, userId)
    const standing = await findStandingConsent(transaction, subject)
    if (standing?.version === WORDINGS.research.version) return
    const now = clock()
    await endConsents(transaction, subject, now)
    await recordConsent(transaction, { ...subject, language: locale, givenAt: now })
  })
}
