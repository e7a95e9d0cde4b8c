import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Billing, PaidOrder } from '#contract/plans.ts'
import { attempts, orders, packageChoices, payments, receipts, refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isReturnable } from './is-used.ts'
import type { Order } from './ledger.ts'
import { describeSubscription, findLatest } from './subscription.ts'

type BillingDeps = Pick<Deps, 'database' | 'clock'>

/** Finds what the user has bought, what it opens, and what will be charged next. */
export async function findBilling(deps: BillingDeps, userId: string): Promise<Billing> {
  const { database } = deps
  const subscription = await findLatest(database, userId)
  const [choice] = await database
    .select({ plan: packageChoices.plan })
    .from(packageChoices)
    .where(eq(packageChoices.userId, userId))
  return {
    subscription: subscription ? describeSubscription(subscription) : null,
    orders: await findPaidOrders(deps, userId),
    chosenPackage: choice?.plan ?? null,
  }
}

async function findPaidOrders(deps: BillingDeps, userId: string): Promise<PaidOrder[]> {
  const { database, clock } = deps
  const rows = await database
    .select({ order: orders, payment: payments, refund: refunds, number: attempts.applicationNumber })
    .from(orders)
    .innerJoin(payments, and(eq(payments.userId, orders.userId), eq(payments.id, orders.paymentId)))
    .leftJoin(refunds, and(eq(refunds.userId, orders.userId), eq(refunds.paymentId, orders.paymentId)))
    .leftJoin(attempts, and(eq(attempts.userId, orders.userId), eq(attempts.id, orders.attemptId)))
    .where(and(eq(orders.userId, userId), isNotNull(orders.paymentId)))
    .orderBy(desc(orders.paidAt), desc(orders.createdAt))
  const issued = await database
    .select({ orderId: receipts.orderId, number: receipts.number })
    .from(receipts)
    .where(eq(receipts.userId, userId))
  const numberOf = (order: Order, series: string) =>
    issued.find(({ orderId, number }) => orderId === order.id && number.startsWith(series))?.number ?? null
  return Promise.all(
    rows.map(async ({ order, payment, refund, number }) => ({
      orderId: order.id,
      item: order.product,
      assessmentId: order.attemptId,
      applicationNumber: number,
      period:
        order.periodStart && order.periodEnd
          ? { from: order.periodStart.toISOString(), to: order.periodEnd.toISOString() }
          : null,
      amount: order.amount,
      paidAt: (order.paidAt ?? order.createdAt).toISOString(),
      paidBy: payment.lastFour ? { brand: payment.brand ?? '', lastFour: payment.lastFour } : null,
      receiptNumber: numberOf(order, 'R'),
      refundable:
        refund || order.status !== 'paid'
          ? 'none'
          : (await isReturnable(database, order, clock()))
            ? 'now'
            : 'request',
      refund: refund ? { status: refund.status, creditNoteNumber: numberOf(order, 'C') } : null,
    })),
  )
}
