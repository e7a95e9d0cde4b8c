import { and, eq } from 'drizzle-orm'
import type { Plan } from '#contract/payments.ts'
import type { Subscription as Shown } from '#contract/plans.ts'
import type { Transaction } from '#server/db/connection.ts'
import { subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { lockCustomer } from './ledger.ts'
import {
  describeSubscription,
  endSubscription,
  findLatest,
  findRunning,
  type Subscription,
} from './subscription.ts'

type ChangeDeps = Pick<Deps, 'database' | 'clock' | 'jobs'>

/** Cancels the next renewal. What is paid stays open to its end; where nothing is paid any more, it ends now. */
export function cancelSubscription(deps: ChangeDeps, userId: string): Promise<Shown> {
  return change(deps, userId, async (transaction, running) => {
    if (running.paidUntil <= deps.clock()) return endSubscription(deps, transaction, running)
    await write(transaction, running, { status: 'cancelled', changeTo: null })
  })
}

/** Takes a cancellation back. */
export function resumeSubscription(deps: ChangeDeps, userId: string): Promise<Shown> {
  return change(deps, userId, async (transaction, running) => {
    if (running.status !== 'cancelled') return
    if (!running.cardToken) throw new Refusal('card_required')
    await write(transaction, running, { status: 'active' })
  })
}

/** Changes the plan from the next renewal on; the present one takes a change back. */
export function changePlan(deps: ChangeDeps, userId: string, plan: Plan): Promise<Shown> {
  return change(deps, userId, async (transaction, running) => {
    if (running.status === 'cancelled') throw new Refusal('no_subscription')
    if (!running.cardToken) throw new Refusal('card_required')
    await write(transaction, running, { changeTo: plan === running.plan ? null : plan })
  })
}

async function change(
  { database }: ChangeDeps,
  userId: string,
  act: (transaction: Transaction, running: Subscription) => Promise<void>,
): Promise<Shown> {
  return database.transaction(async transaction => {
    await lockCustomer(transaction, userId)
    const running = await findRunning(transaction, userId)
    if (!running) throw new Refusal('no_subscription')
    await act(transaction, running)
    const after = await findLatest(transaction, userId)
    return describeSubscription(after ?? running)
  })
}

async function write(
  transaction: Transaction,
  { userId, id }: Subscription,
  values: Partial<Pick<Subscription, 'status' | 'changeTo'>>,
): Promise<void> {
  await transaction
    .update(subscriptions)
    .set(values)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, id)))
}
