import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { orders, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderPayment } from '#server/gateways/moyasar.ts'
import { acceptPaid } from './accept-paid.ts'
import { countRenewalFailure } from './count-renewal-failure.ts'
import { finishRefund } from './finish-refund.ts'
import { findOrder, lockCustomer, type Order, type Payment } from './ledger.ts'
import { recordPayment } from './record-payment.ts'

export type SettleDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'payments' | 'environment' | 'log'>

export type Settled =
  /** The provider knows no such payment, or it names no order of ours. */
  | { readonly kind: 'unknown' }
  /** No answer; nothing changed. */
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'settled'
      readonly payment: Payment
      readonly order: Order
      /** The bank's page; only while it has not decided. */
      readonly transactionUrl: string | null
      /** When the provider made the payment, ISO 8601. */
      readonly startedAt: string | null
    }

/**
 * Asks the provider once what became of a payment, and does in one transaction what follows from it: opens what was paid for,
 * issues the receipt, refunds what was one too many, flags what does not match. Return page, `payment-success`, webhook and
 * reconciliation all come here; any number of times, in any order, at once.
 */
export async function settlePayment(deps: SettleDeps, paymentId: string): Promise<Settled> {
  const asked = await deps.payments.gateway.fetch(paymentId)
  switch (asked.kind) {
    case 'missing':
      return { kind: 'unknown' }
    case 'refused':
      // Our own key is wrong or has been withdrawn.
      deps.log.error(
        { event: 'provider_refused', status: asked.status, type: asked.type },
        'payments: refused',
      )
      return { kind: 'checking' }
    case 'unreachable':
      return { kind: 'checking' }
    case 'answered':
      return deps.database.transaction(transaction => apply(deps, transaction, asked.value))
  }
}

async function apply(deps: SettleDeps, transaction: Transaction, found: ProviderPayment): Promise<Settled> {
  const owned = await findOwner(transaction, found)
  if (!owned) return { kind: 'unknown' }
  const customer = await lockCustomer(transaction, owned.userId)
  // Read after the lock: whoever held it before may have settled this very payment.
  const order = await findOrder(transaction, owned.userId, owned.orderId)
  const { before, payment } = await recordPayment(transaction, { order, found, now: deps.clock() })
  const work = { transaction, order, payment, found, customer }
  switch (found.status) {
    case 'paid':
    case 'captured':
      await acceptPaid(deps, work)
      break
    case 'refunded':
    case 'voided':
      await finishRefund(deps, work)
      break
    case 'failed':
      // The provider's own text is for the operator; payers read ours.
      if (before !== 'failed')
        deps.log.info(
          { event: 'payment_failed', payment: payment.id, reason: payment.message },
          'payments: failed',
        )
      if (before !== 'failed' && payment.automatic && customer)
        await countRenewalFailure(deps, { ...work, customer })
      break
  }
  const [after] = await transaction.select().from(payments).where(eq(payments.id, payment.id))
  return {
    kind: 'settled',
    payment: after ?? payment,
    order: await findOrder(transaction, order.userId, order.id),
    transactionUrl: found.status === 'initiated' ? (found.source?.transaction_url ?? null) : null,
    startedAt: found.created_at ?? null,
  }
}

/** Whose it is: the order its id was handed out for, else the order it names. */
async function findOwner(
  transaction: Transaction,
  found: ProviderPayment,
): Promise<{ userId: string; orderId: string } | undefined> {
  const [known] = await transaction
    .select({ userId: payments.userId, orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, found.id))
  if (known) return known
  const reference = found.metadata?.order_id
  if (typeof reference !== 'string') return undefined
  const [named] = await transaction
    .select({ userId: orders.userId, orderId: orders.id })
    .from(orders)
    .where(eq(orders.reference, reference))
  return named
}
