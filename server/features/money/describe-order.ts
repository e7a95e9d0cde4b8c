import { ITEM_NAMES } from '#server/features/access/prices.ts'
import type { Order } from './ledger.ts'

/** For the seller's own list at the provider; the payer never sees it. */
export function describeOrder(order: Pick<Order, 'item'>): string {
  return `Wijha: ${ITEM_NAMES[order.item].en}`
}

/** Travels with the payment and finds its order again. */
export function metadataOf(order: Pick<Order, 'attemptId' | 'item' | 'reference'>): Record<string, string> {
  const bought: Record<string, string> = order.attemptId
    ? { assessmentId: order.attemptId }
    : { packageId: order.item }
  return { order_id: order.reference, ...bought }
}
