import type { Card } from '../payments/card.ts'
import type { Metadata } from '../payments/payment.ts'

/** Shows a token as the provider does. */
export interface Token {
  readonly id: string
  readonly status: 'initiated' | 'active' | 'inactive' | 'expired'
  readonly brand: string
  readonly funding: 'debit' | 'credit'
  readonly country: string
  readonly month: string
  readonly year: string
  readonly name: string
  readonly last_four: string
  readonly metadata: Metadata | null
  readonly message: string | null
  readonly verification_url: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly expires_at: string | null
}

export interface HeldToken {
  readonly id: string
  readonly token: Token
  readonly card: Card
  /** Good for one payment, which goes through 3-D Secure. */
  readonly single: boolean
}
