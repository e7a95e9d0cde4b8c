import type { Card } from './card.ts'
import type { AuthResult, Challenge } from './test-cards.ts'

export type Status = 'initiated' | 'paid' | 'failed' | 'refunded' | 'voided' | 'verified'

/**
 * Shows a payment as the provider's responses and webhooks do. Amounts are in the currency's smallest unit, times ISO
 * 8601 in UTC.
 */
export interface Payment {
  readonly id: string
  readonly status: Status
  readonly amount: number
  readonly fee: number
  readonly currency: string
  readonly refunded: number
  readonly refunded_at: string | null
  readonly captured: number
  readonly captured_at: string | null
  readonly voided_at: string | null
  readonly description: string | null
  readonly amount_format: string
  readonly fee_format: string
  readonly refunded_format: string
  readonly captured_format: string
  readonly invoice_id: string | null
  readonly ip: string | null
  readonly callback_url: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly metadata: Metadata | null
  readonly source: CardSource
}

export type Metadata = Readonly<Record<string, string | number | boolean>>

export interface CardSource {
  readonly type: 'creditcard'
  readonly company: string
  readonly name: string | null
  readonly number: string
  readonly gateway_id: string
  readonly reference_number: string | null
  readonly token: string | null
  readonly message: string | null
  readonly transaction_url: string | null
  readonly response_code: string | null
  readonly authorization_code: string | null
  readonly issuer_name: string | null
  readonly issuer_country: string | null
  readonly issuer_card_type: 'debit' | 'credit' | 'charge_card' | 'unspecified'
  readonly issuer_card_category: string | null
}

/** Joins a payment with what the sandbox alone knows of it. */
export interface HeldPayment {
  readonly id: string
  readonly payment: Payment
  /** What the card's bank will answer, unless the card has expired or a fault says otherwise. */
  readonly card: Card
  /** The token that lives or dies with this payment. */
  readonly tokenId: string | null
  /** Only checks a card for its token; ends `verified`. */
  readonly verifies: boolean
  readonly bank: BankVisit | null
  /** When the money moved. */
  readonly chargedAt: string | null
}

interface BankVisit {
  readonly id: string
  readonly challenge: Challenge
  readonly answer: AuthResult | null
}
