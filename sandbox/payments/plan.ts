import type { CardSource, HeldPayment, Source } from './payment.ts'

/** How a payment will go on. */
export interface SourcePlan {
  /** With an address for the browser where somebody has to agree; without, the payment settles at once. */
  readonly source: Source
  readonly held: Omit<HeldPayment, 'id' | 'payment'>
  /** It fails before it begins, for this reason. */
  readonly refusal?: string | undefined
}

/** What most payments know nothing of. */
export const PLAIN = {
  card: null,
  outcome: null,
  manual: false,
  tokenId: null,
  verifies: false,
  bank: null,
  chargedAt: null,
  otpToken: null,
}

/** A card or wallet as answers show it, before anybody was asked. */
export function shownSource(
  card: { type: CardSource['type']; company: string; name: string | null; masked: string },
  gatewayId: string,
): CardSource {
  return {
    type: card.type,
    company: card.company,
    name: card.name,
    number: card.masked,
    gateway_id: gatewayId,
    reference_number: null,
    token: null,
    message: null,
    transaction_url: null,
    response_code: null,
    authorization_code: null,
    issuer_name: null,
    issuer_country: null,
    issuer_card_type: 'unspecified',
    issuer_card_category: null,
  }
}
