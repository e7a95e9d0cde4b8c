import type { PaymentIntent, Settlement } from '#contract/payments.ts'
import type { Words } from '#engine/languages/index.ts'
import { ApiError } from '#web/api/error.ts'
import type { Card } from './card.ts'
import type { ProviderResponse } from './send-to-provider.ts'

/** Result of one press of the pay button. */
export type Outcome =
  /** The bank wants to see the payer: the browser goes there. */
  | { readonly kind: 'bank'; readonly url: string }
  /** An attempt of this order is at the bank already. */
  | { readonly kind: 'underWay'; readonly intent: PaymentIntent }
  /** What our server says of it, which it asked the provider for. */
  | { readonly kind: 'settled'; readonly settlement: Settlement }
  /** Nothing was charged. */
  | { readonly kind: 'failed'; readonly message: Words | null }
  /** Neither the provider nor our server can say now. */
  | { readonly kind: 'unknown'; readonly paymentId: string }

export interface PayDeps {
  readonly send: (intent: PaymentIntent, card: Card) => Promise<ProviderResponse>
  readonly settle: (paymentId: string) => Promise<Settlement>
  /** What the order's attempt is now; a bank's page that is open stands in it. */
  readonly renew: () => Promise<PaymentIntent>
}

/**
 * Pays with a card. A lost response, or an id that another tab has used, is looked up by that id: nothing is sent a second time.
 * Throws what `renew` throws.
 */
export async function pay(deps: PayDeps, intent: PaymentIntent, card: Card): Promise<Outcome> {
  if (intent.open) return { kind: 'underWay', intent }
  const response = await deps.send(intent, card)
  if (response.kind === 'created') {
    if (response.status === 'initiated' && response.transactionUrl) {
      return { kind: 'bank', url: response.transactionUrl }
    }
    if (response.status === 'failed') return { kind: 'failed', message: response.message }
  }
  if (response.kind === 'refused' && !response.taken) return { kind: 'failed', message: response.message }
  return lookUp(deps, intent.givenId)
}

/** Asks our server for the outcome of a payment, by its id. */
export async function lookUp(deps: Omit<PayDeps, 'send'>, paymentId: string): Promise<Outcome> {
  let settlement: Settlement
  try {
    settlement = await deps.settle(paymentId)
  } catch (error) {
    // Known to nobody: it never arrived.
    if (error instanceof ApiError && error.status === 404) return { kind: 'failed', message: null }
    return { kind: 'unknown', paymentId }
  }
  switch (settlement.status) {
    case 'failed':
      return { kind: 'failed', message: settlement.message }
    case 'checking':
      return { kind: 'unknown', paymentId }
    case 'pending': {
      const intent = await deps.renew().catch(unlessAnswered)
      return intent?.open ? { kind: 'underWay', intent } : { kind: 'unknown', paymentId }
    }
    default:
      return { kind: 'settled', settlement }
  }
}

/** A refusal says something of the order, such as that it is paid by now; an absence says nothing. */
function unlessAnswered(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) throw error
  return null
}
