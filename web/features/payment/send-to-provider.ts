import { paymentFailure } from '#contract/payment-failures.ts'
import type { PaymentIntent } from '#contract/payments.ts'
import type { Words } from '#engine/languages/index.ts'
import { type Card, digitsOf } from './card.ts'

/** Response of the provider to a payment. */
export type ProviderResponse =
  /** Created: `paid`, `initiated` (the bank's page comes next), `failed` and others. */
  | {
      readonly kind: 'created'
      readonly status: string
      /** Why, where it failed. */
      readonly message: Words | null
      readonly transactionUrl: string | null
    }
  /** Refused: nothing was charged by this request. `taken`: another one has used the id before. */
  | { readonly kind: 'refused'; readonly message: Words | null; readonly taken: boolean }
  /** No response, or one that says nothing: it may have been charged. */
  | { readonly kind: 'lost' }

/** A bank that is slow to answer is asked about afterwards. */
const PATIENCE_MS = 45_000

/** Sends the card from the browser to the provider: the one place where a card's number travels, and never to us. */
export async function sendToProvider(intent: PaymentIntent, card: Card): Promise<ProviderResponse> {
  try {
    const response = await fetch(`${intent.apiUrl}/payments`, {
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${intent.publishableKey}:`)}`,
      },
      body: JSON.stringify(paymentOf(intent, card)),
    })
    if (response.status >= 500 || response.status === 403) return { kind: 'lost' }
    const body: unknown = await response.json()
    return response.ok ? created(body) : refused(body)
  } catch {
    return { kind: 'lost' }
  }
}

function paymentOf(intent: PaymentIntent, card: Card) {
  return {
    given_id: intent.givenId,
    amount: intent.amount,
    currency: intent.currency,
    description: intent.description,
    publishable_api_key: intent.publishableKey,
    callback_url: intent.callbackUrl,
    metadata: intent.metadata,
    // A coupon would charge another amount than the order's.
    apply_coupon: false,
    source: {
      type: 'creditcard',
      name: card.name.trim().replace(/\s+/g, ' '),
      number: digitsOf(card.number),
      month: digitsOf(card.month).padStart(2, '0'),
      year: digitsOf(card.year),
      cvc: digitsOf(card.cvc),
      ...(intent.saveCard ? { save_card: true } : {}),
    },
  }
}

function created(body: unknown): ProviderResponse {
  const payment = fields(body)
  const source = fields(payment.source)
  if (typeof payment.status !== 'string') return { kind: 'lost' }
  return {
    kind: 'created',
    status: payment.status,
    message: reasonOf(source.message) ?? reasonOf(payment.message),
    transactionUrl: webAddress(source.transaction_url),
  }
}

function refused(body: unknown): ProviderResponse {
  const { type, message } = fields(body)
  return { kind: 'refused', message: reasonOf(message), taken: type === 'used_given_id' }
}

const fields = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
const reasonOf = (value: unknown) => (typeof value === 'string' ? paymentFailure(value) : null)

/** Where the browser is sent must be a page, never a script. */
function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  return /^https?:$/.test(new URL(value).protocol) ? value : null
}
