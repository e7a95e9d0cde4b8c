import type { Deps } from '#server/deps.ts'
import { findUnlockedAttempt, type UnlockedAttempt } from '#server/features/report/find-unlocked-attempt.ts'
import { INCOMPLETE } from '#server/features/report/send-report.ts'
import { Refusal } from '#server/http/errors.ts'

/**
 * Finds an own attempt whose report may go to companies. A first look is open to its owner without a payment, and goes
 * nowhere without a plan; who asks is told that, not that it is locked.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`
 */
export async function findSendableAttempt(
  database: Pick<Deps['database'], 'select'>,
  input: { readonly userId: string; readonly id: string },
): Promise<UnlockedAttempt> {
  const found = await findUnlockedAttempt(database, { ...input, incomplete: INCOMPLETE })
  if (found.access.companySendingsADay === 0) throw new Refusal('locked', {}, undefined, NOT_IN_PLAN)
  return found
}

const NOT_IN_PLAN = {
  ar: 'هذا التقرير نظرة أولى مجانية، وإرساله إلى الشركات من مزايا الاشتراك.',
  en: 'This report is a free first look; sending it to companies comes with a subscription.',
}
