import { and, eq } from 'drizzle-orm'
import type { PaymentIntent, PaymentIntentInput, Plan } from '#contract/payments.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { subscriptions } from '#server/db/schema.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { takeAll } from '#server/http/limits.ts'
import { logSecurity } from '#server/http/security-log.ts'
import { noteCardConsent } from './card-consent.ts'
import { describeOrder, metadataOf } from './describe-order.ts'
import { findOrMakeOrder, type Wanted } from './find-or-make-order.ts'
import { lockCustomer } from './ledger.ts'
import { openAttempt } from './open-attempt.ts'
import type { SettleDeps } from './settle-payment.ts'
import { findRunning, renewalSubject } from './subscription.ts'

/** The provider ends an attempt that the payer left at the bank's page after about 15 minutes. */
const ATTEMPT_MS = 15 * 60_000

type IntentDeps = SettleDeps & { readonly secret: string }

/**
 * Prices what is bought from our own list, and hands out the payment to make; what the browser says beside that counts
 * for nothing.
 */
export async function createIntent(
  deps: IntentDeps,
  input: {
    readonly userId: string
    readonly network: string
    readonly wanted: PaymentIntentInput
    readonly origin: string
    readonly locale: Locale
  },
): Promise<PaymentIntent> {
  const { userId, network, wanted, origin, locale } = input
  await takeAll(deps, [
    ['payment_intent', userId],
    ['payment_intent_by_address', network],
  ])
  const { consent, ...offered } = await deps.database.transaction(async transaction => {
    await lockCustomer(transaction, userId)
    const { consent = null, ...bought } =
      'assessmentId' in wanted
        ? await wantUnlock(transaction, userId, wanted.assessmentId)
        : await wantPlan(transaction, {
            ...wanted,
            userId,
            plan: wanted.packageId,
            locale,
            now: deps.clock(),
          })
    return { ...(await findOrMakeOrder(deps, transaction, bought)), consent }
  })
  if (consent) logSecurity(deps, consent, { actor: userId, result: 'done', purpose: 'card_saving' })
  const { order } = offered
  const attempt = await openAttempt(deps, offered)
  if (attempt.kind === 'paid')
    throw new Refusal(order.product === 'unlock' ? 'already_paid' : 'already_subscribed')
  if (attempt.kind === 'unavailable') throw new Refusal('payment_unavailable', {}, 15)
  const { publishableKey, apiUrl } = deps.payments
  return {
    clientSecret: order.reference,
    givenId: attempt.givenId,
    item: order.product,
    amount: order.amount,
    currency: order.currency,
    description: describeOrder(order),
    callbackUrl: `${origin}/payment/callback`,
    metadata: metadataOf(order),
    saveCard: order.saveCard,
    publishableKey,
    apiUrl,
    open:
      attempt.kind === 'under_way'
        ? {
            transactionUrl: attempt.transactionUrl,
            until: new Date(attempt.startedAt.getTime() + ATTEMPT_MS).toISOString(),
          }
        : null,
  }
}

type Wish = Wanted & { readonly consent?: Awaited<ReturnType<typeof noteCardConsent>> }

async function wantUnlock(transaction: Transaction, userId: string, id: string): Promise<Wish> {
  const attempt = await findOwnAttempt(transaction, { userId, id })
  if (!attempt.completedAt) throw new Refusal('incomplete')
  if ((await findAccess(transaction, attempt)).fullReport) throw new Refusal('already_paid')
  return { userId, product: 'unlock', subject: attempt.id, attemptId: attempt.id, saveCard: false }
}

/** A first month; or, where the renewal was refused, the month that is due, with another card. */
async function wantPlan(
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly plan: Plan
    readonly saveCard?: boolean | undefined
    readonly locale: Locale
    readonly now: Date
  },
): Promise<Wish> {
  const { userId, plan, saveCard: wished, locale: language, now } = input
  // Not said, as when the page is only opened: what was ticked for an attempt that is at the bank stays.
  const saveCard = wished === undefined ? {} : { saveCard: wished }
  const running = await findRunning(transaction, userId)
  const cardIsKept = Boolean(running?.cardToken)
  const consent =
    wished === undefined
      ? null
      : await noteCardConsent(transaction, { userId, saveCard: wished, cardIsKept, language, now })
  if (!running) return { userId, product: plan, subject: 'plan', consent, ...saveCard }
  if (running.status !== 'past_due') throw new Refusal('already_subscribed')
  // The renewal job must want the same, or it would offer the month a second time.
  await transaction
    .update(subscriptions)
    .set({ changeTo: plan === running.plan ? null : plan })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, running.id)))
  const subject = renewalSubject(running)
  return {
    userId,
    product: plan,
    subject,
    subscriptionId: running.id,
    periodStart: running.paidUntil,
    consent,
    ...saveCard,
  }
}
