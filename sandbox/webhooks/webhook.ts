import type { Payment } from '../payments/payment.ts'

export const EVENTS = [
  'payment_paid',
  'payment_failed',
  'payment_refunded',
  'payment_voided',
  'payment_verified',
  'payment_abandoned',
  'card_auth_authenticated',
  'card_auth_failed',
] as const

export type EventType = (typeof EVENTS)[number]

/** Shows a webhook as the provider does: the secret is never shown again. */
export interface Webhook {
  readonly id: string
  readonly http_method: 'post' | 'put' | 'patch'
  readonly url: string
  readonly created_at: string
  readonly events: readonly EventType[]
}

export interface HeldWebhook {
  readonly id: string
  readonly webhook: Webhook
  readonly secret: string
}

interface Event {
  readonly id: string
  readonly type: EventType
  readonly created_at: string
  /** The payment as it was then. */
  readonly data: Payment
}

/** Holds one event on its way to one webhook. */
export interface Delivery {
  readonly id: string
  readonly webhookId: string
  readonly event: Event
  readonly tries: number
  /** The sandbox's time of the next try, in ms. */
  readonly due: number
}

/** Shows an attempt as the provider's list of attempts does. */
export interface Attempt {
  readonly id: string
  readonly webhook_id: string
  readonly event_id: string
  readonly event_type: EventType
  /** 1 for the first delivery. */
  readonly retry_number: number
  readonly result: 'success' | 'failed'
  readonly message: string
  readonly response_code: number | null
  readonly response_headers: string | null
  readonly response_body: string | null
  readonly created_at: string
}
