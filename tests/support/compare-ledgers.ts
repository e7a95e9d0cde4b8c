import { expect } from 'vitest'
import type { Payment } from '../../sandbox/payments/payment.ts'
import type { Shop } from './shop.ts'

interface Ours {
  readonly id: string
  readonly status: string
  readonly role: string | null
  readonly amount: number
  readonly reference: string
}

/**
 * Checks the laws of the ledger for one person: what the provider took and refunded is what we say, to the halala; each paid
 * order has one payment, one receipt and one entitlement; nothing is paid for twice; what was refunded is closed.
 */
export async function expectSameLedger(shop: Shop, userId: string): Promise<void> {
  const orders = await shop.rows('select * from "order" where user_id = $1', [userId])
  const lists = await Promise.all(
    orders.map(({ reference }) => shop.sandbox.call('GET', `/payments?metadata[order_id]=${reference}`)),
  )
  const theirs: Payment[] = lists.flatMap(list => list.json.payments)
  const ours: Ours[] = await shop.rows(
    `select p.id, p.status, p.role, p.amount, o.reference from payment p
     join "order" o on o.user_id = p.user_id and o.id = p.order_id where p.user_id = $1`,
    [userId],
  )

  const moved = (list: readonly { id: string; status: string; amount: number | null }[]) =>
    list
      .filter(({ status }) => ['paid', 'captured', 'refunded', 'voided'].includes(status))
      .map(({ id, status, amount }) => `${id} ${status} ${amount}`)
      .sort()
  expect(moved(ours)).toEqual(moved(theirs))

  const kept = (list: readonly { status: string; amount: number }[]) =>
    list.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0)
  const refunds = await shop.rows('select * from refund where user_id = $1', [userId])
  const waiting = ours.filter(({ id, status }) =>
    status === 'paid'
      ? refunds.some(refund => refund.payment_id === id && refund.status !== 'refunded')
      : false,
  )
  const paidOrders = orders.filter(order => order.status === 'paid')
  const sold = paidOrders.reduce((sum, order) => sum + order.amount, 0)
  const unmatched = waiting
    .filter(({ role }) => role !== 'settled')
    .reduce((sum, { amount }) => sum + amount, 0)
  expect(kept(theirs)).toBe(sold + unmatched)

  const entitlements = await shop.rows(
    'select * from entitlement where user_id = $1 and revoked_at is null',
    [userId],
  )
  const receipts = await shop.rows('select * from receipt where user_id = $1', [userId])
  for (const order of orders) {
    const count = (rows: { order_id: string }[]) => rows.filter(row => row.order_id === order.id).length
    const asked = refunds.some(
      refund => refund.payment_id === order.payment_id && ['processing', 'refunded'].includes(refund.status),
    )
    const settled = ours.filter(({ reference, role }) => reference === order.reference && role === 'settled')
    expect([order.status, settled.length]).toEqual([order.status, order.payment_id ? 1 : 0])
    expect([order.status, count(entitlements)]).toEqual([
      order.status,
      order.status === 'paid' && !asked ? 1 : 0,
    ])
    const issued = receipts.filter(row => row.order_id === order.id && row.number.startsWith('R'))
    expect([order.status, issued.length]).toEqual([order.status, order.payment_id ? 1 : 0])
    const notes = receipts.filter(row => row.order_id === order.id && row.number.startsWith('C'))
    expect([order.status, notes.length]).toEqual([order.status, order.status === 'refunded' ? 1 : 0])
  }
  // Everything that was taken beyond what was ordered has gone back by itself, or waits for the operator by name.
  for (const { role, status, id } of ours) {
    if (role === 'surplus') expect([id, status]).toEqual([id, expect.stringMatching(/refunded|voided/)])
    if (role === 'flagged') expect(refunds.some(refund => refund.payment_id === id)).toBe(true)
  }
}

/** Checks that the numbers of each series follow each other without a gap. */
export async function expectNoGaps(shop: Shop): Promise<void> {
  for (const series of ['R', 'C']) {
    const rows = await shop.rows(`select number from receipt where number like '${series}-%' order by number`)
    const numbers = rows.map(row => Number(row.number.slice(2)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
}
