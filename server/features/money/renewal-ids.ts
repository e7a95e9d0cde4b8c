import { createHash } from 'node:crypto'
import type { Order } from './ledger.ts'

type Month = Pick<Order, 'subject' | 'product' | 'amount' | 'live'>

/**
 * Derives the reference of the order that pays a subscription's month from what it pays. A database that was restored to the day
 * before asks the provider under the same one, and under the same payment ids: the provider takes each once, so that no month
 * is charged a second time.
 *
 * @param earlier number of orders for the month before it, closed since
 */
export function renewalReference({ subject, product, amount, live }: Month, earlier: number): string {
  const month = digest(['renewal', subject, product, amount, live, earlier].join(' '))
  return `order_${month.toString('base64url').slice(0, 24)}`
}

/** Derives the id of a try to pay such an order, a UUID; `earlier` is the number of tries before it. */
export function renewalPaymentId(reference: string, earlier: number): string {
  const bytes = digest(`payment ${reference} ${earlier}`)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The subscription's own id in it is a random one, so that no reference can be guessed. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
