import { and, eq } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { orders, subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordConsent } from '#server/features/consents/record-consent.ts'
import { endConsents, findStandingConsent } from '#server/features/consents/standing-consent.ts'
import { endSubscription, findRunning } from './subscription.ts'

const PURPOSE = 'card_saving'

/**
 * Records what the box under the card says, each time it is said: ticked is a consent, unticked takes it back while no
 * card is kept.
 *
 * @returns what has changed, for the security log
 */
export async function noteCardConsent(
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly saveCard: boolean
    readonly cardIsKept: boolean
    readonly language: Locale
    readonly now: Date
  },
): Promise<'consent_given' | 'consent_withdrawn' | null> {
  const { userId, saveCard, cardIsKept, language, now } = input
  const stands = await findStandingConsent(transaction, { userId, purpose: PURPOSE })
  if (saveCard && !stands) {
    await recordConsent(transaction, { userId, purpose: PURPOSE, language, givenAt: now })
    return 'consent_given'
  }
  if (saveCard || !stands || cardIsKept) return null
  await endConsents(transaction, { userId, purpose: PURPOSE }, now)
  return 'consent_withdrawn'
}

/**
 * Withdraws the consent to keep the card: it is forgotten here and at the provider, and a payment that is under way
 * keeps none. What is paid stays open to its end and is not renewed; where nothing is paid any more, the plan ends
 * now.
 */
export async function endCardConsent(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await endConsents(transaction, { userId, purpose: PURPOSE }, now)
  await transaction
    .update(orders)
    .set({ saveCard: false })
    .where(and(eq(orders.userId, userId), eq(orders.status, 'open')))
  const running = await findRunning(transaction, userId)
  if (!running?.cardToken) return
  if (running.paidUntil <= now) return endSubscription(deps, transaction, running)
  await transaction
    .update(subscriptions)
    .set({ status: 'cancelled', changeTo: null, cardToken: null, cardBrand: null, cardLastFour: null })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, running.id)))
  await deps.jobs.forgetCard(transaction, running.cardToken)
}
