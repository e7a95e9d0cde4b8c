import { and, desc, eq } from 'drizzle-orm'
import type { Settlement } from '#contract/payments.ts'
import { orders, payments } from '#server/db/schema.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { findOwnAttempt, UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { describeSettlement } from './describe-settlement.ts'
import { findOrder, findTellingPayment, isDecided, type Order, type Payment } from './ledger.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

type AskDeps = SettleDeps & { readonly secret: string }

/**
 * Tells the user who made a payment what became of it. What the ledger knows costs no question to the provider;
 * anybody else's payment is as absent as one that was never made.
 */
export async function askAboutPayment(
  deps: AskDeps,
  { userId, paymentId }: { readonly userId: string; readonly paymentId: string },
): Promise<Settlement> {
  if (!UUID.test(paymentId)) throw new Refusal('not_found')
  const [known] = await deps.database
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.id, paymentId.toLowerCase())))
  if (known) return ask(deps, known)
  await take(deps, 'settle', userId)
  const settled = await settlePayment(deps, paymentId)
  if (settled.kind === 'checking') return NOTHING_KNOWN
  if (settled.kind === 'unknown' || settled.order.userId !== userId) throw new Refusal('not_found')
  return describeSettlement(deps, settled)
}

/** Tells the user what became of the payment for an attempt: of its paid order, else of the latest try. */
export async function askAboutAttempt(
  deps: AskDeps,
  input: { readonly userId: string; readonly assessmentId: string; readonly paymentId?: string | undefined },
): Promise<Settlement> {
  const { userId, assessmentId, paymentId } = input
  const attempt = await findOwnAttempt(deps.database, { userId, id: assessmentId })
  if (paymentId) {
    // Whatever it belongs to is settled; the answer is about the attempt that was asked for.
    const asked = await askAboutPayment(deps, { userId, paymentId }).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'not_found') return null
      throw error
    })
    if (asked && 'status' in asked && asked.assessmentId === attempt.id) return asked
  }
  const order = await findOrderFor(deps, userId, attempt.id)
  if (!order) {
    if (!(await findAccess(deps.database, attempt)).fullReport) throw new Refusal('not_found')
    return { ...NOTHING_KNOWN, status: 'paid', assessmentId: attempt.id }
  }
  const payment = await findTellingPayment(deps.database, order)
  if (!payment) throw new Refusal('not_found')
  return ask(deps, payment)
}

async function ask(deps: AskDeps, known: Payment): Promise<Settlement> {
  const order = await findOrder(deps.database, known.userId, known.orderId)
  if (isDecided(known)) return describeSettlement(deps, { order, payment: known })
  await take(deps, 'settle', known.userId)
  const settled = await settlePayment(deps, known.id)
  if (settled.kind === 'settled') return describeSettlement(deps, settled)
  const described = await describeSettlement(deps, { order, payment: known })
  // What the provider has never heard of has charged nobody.
  return { ...described, status: settled.kind === 'checking' ? 'checking' : 'failed' }
}

async function findOrderFor(
  { database }: AskDeps,
  userId: string,
  attemptId: string,
): Promise<Order | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.attemptId, attemptId)))
    .orderBy(desc(eq(orders.status, 'paid')), desc(eq(orders.status, 'open')), desc(orders.createdAt))
    .limit(1)
  return order
}

const NOTHING_KNOWN: Settlement = {
  status: 'checking',
  transactionNumber: null,
  message: null,
  item: null,
  assessmentId: null,
  packageId: null,
  receiptNumber: null,
}
