import type { CardSource, HeldPayment } from './payment.ts'

/** Decides how a payment will go on. */
export interface SourcePlan {
  /** With an address for the browser where somebody has to agree; without, the payment settles at once. */
  readonly source: CardSource
  readonly held: Omit<HeldPayment, 'id' | 'payment'>
}

/** Shows a card as the API's responses do, before anybody was asked. */
export function shownSource(
  card: { company: string; name: string | null; masked: string },
  gatewayId: string,
): CardSource {
  return {
    type: 'creditcard',
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
