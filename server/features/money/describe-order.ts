import { PRODUCT_NAMES } from '#server/features/access/prices.ts'
import type { Order } from './ledger.ts'

/** Describes an order for the seller's own list at the provider; the payer never sees it. */
export function describeOrder(order: Pick<Order, 'product'>): string {
  return `Wijha: ${PRODUCT_NAMES[order.product].en}`
}

/** Travels with the payment and finds its order again. */
export function metadataOf(
  order: Pick<Order, 'attemptId' | 'product' | 'reference'>,
): Record<string, string> {
  const bought: Record<string, string> = order.attemptId
    ? { assessmentId: order.attemptId }
    : { packageId: order.product }
  return { order_id: order.reference, ...bought }
}
