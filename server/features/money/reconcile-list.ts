import { inArray } from 'drizzle-orm'
import { payments } from '#server/db/schema.ts'
import { NotYet } from '#server/jobs/on-record.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

/** A day, and a week for days on which nobody was there to look. */
const BACK_MS = 8 * 24 * 60 * 60 * 1000

/**
 * Goes through the provider's own list of what was paid and settles what is not known here: of a form that was left open for
 * days, of an order that is asked about no more. What names no order of ours is left to the operator.
 *
 * @throws NotYet where the provider does not answer
 */
export async function reconcileList(deps: SettleDeps): Promise<void> {
  const since = new Date(deps.clock().getTime() - BACK_MS)
  for (let page: number | null = 1; page !== null; ) {
    const asked = await deps.payments.gateway.listPaid(since, page)
    if (asked.kind !== 'answered') throw new NotYet('the provider did not answer')
    const ids = asked.value.payments.map(({ id }) => id)
    for (const id of await findUnsettled(deps, ids)) {
      const settled = await settlePayment(deps, id)
      if (settled.kind === 'checking') throw new NotYet('the provider did not answer')
      if (settled.kind === 'unknown')
        deps.log.warn({ event: 'payment_unknown', payment: id }, 'a payment names no order of ours')
    }
    page = asked.value.nextPage
  }
}

async function findUnsettled({ database }: SettleDeps, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const known = await database
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(inArray(payments.id, [...ids]))
  return ids.filter(id => !known.some(payment => payment.id === id && payment.status === 'paid'))
}
