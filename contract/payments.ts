import { z } from 'zod'
import { FIRST_LOCALE, LOCALES } from '#engine/languages/index.ts'
import type { Endpoint } from './endpoint.ts'
import { paymentsPaths } from './paths.ts'
import { words } from './text.ts'

/** Lists what is sold: one attempt opened for good, or a month of a plan. */
export const PRODUCTS = ['unlock', 'starter', 'pro'] as const
export const PLANS = ['starter', 'pro'] as const
export type Product = (typeof PRODUCTS)[number]
export type Plan = (typeof PLANS)[number]

/** Halalas: 2900 is 29 riyals. */
export const halalas = z.int()
const id = z
  .string({ error: 'invalid_value' })
  .min(1, { error: 'invalid_value' })
  .max(64, { error: 'invalid_value' })

/**
 * Describes a card by the provider's name of its scheme; `master` is Mastercard. A name that we do not know is passed
 * on.
 */
export const card = z.object({ brand: z.string(), lastFour: z.string() })
export type Card = z.output<typeof card>

/** Names what the user buys: the detail of one completed attempt, or the first month of a plan. */
const paymentIntentInput = z.union(
  [
    z.object({ assessmentId: id }),
    z.object({
      packageId: z.enum(PLANS, { error: 'choice_unknown' }),
      /**
       * The person ticked that the card is kept for the monthly renewal; without it the plan ends after its month. Absent: as
       * was said last for this order.
       */
      saveCard: z.boolean({ error: 'invalid_value' }).optional(),
    }),
  ],
  { error: 'invalid_value' },
)
export type PaymentIntentInput = z.output<typeof paymentIntentInput>

/** Holds what the browser sends on to the provider, beside the card that our server never sees. */
const paymentIntent = z.object({
  /** The order's opaque reference. */
  clientSecret: z.string(),
  /** UUID v4: becomes the payment's id, so that a payment whose response was lost is found again. */
  givenId: z.string(),
  item: z.enum(PRODUCTS),
  amount: halalas,
  /** `SAR`. */
  currency: z.string(),
  description: z.string(),
  callbackUrl: z.string(),
  /** Sent as it is; holds the order's reference and what is bought. */
  metadata: z.record(z.string(), z.string()),
  /** Send as `source.save_card`. */
  saveCard: z.boolean(),
  publishableKey: z.string(),
  /** With its version, without a trailing slash: `POST {apiUrl}/payments`. */
  apiUrl: z.string(),
  /**
   * An attempt that is already under way at the bank: no other may be started until it is decided. Its page can be opened
   * again; from `until` (ISO 8601) on, ask for a new intent.
   */
  open: z.object({ transactionUrl: z.string().nullable(), until: z.string() }).nullable(),
})
export type PaymentIntent = z.output<typeof paymentIntent>

/**
 * Names what became of a payment.
 * - `paid`: what was bought is open.
 * - `pending`: the bank has not decided yet.
 * - `checking`: the provider does not respond; it is asked again behind, and what was paid opens by itself.
 * - `failed`: nothing was charged; another try is possible.
 * - `refunded`: the money has gone back.
 * - `flagged`: charged, but not as ordered; nothing is opened, the operator has been told.
 */
const SETTLEMENT_STATUS = ['paid', 'pending', 'checking', 'failed', 'refunded', 'flagged'] as const

const settlement = z.object({
  status: z.enum(SETTLEMENT_STATUS),
  /** The provider's payment id, shown as the transaction number; null while no attempt is known. */
  transactionNumber: z.string().nullable(),
  /** Why it failed, where the bank's reason says something that a payer can use (contract/payment-failures.ts). */
  message: words.nullable(),
  item: z.enum(PRODUCTS).nullable(),
  assessmentId: z.string().nullable(),
  packageId: z.enum(PLANS).nullable(),
  receiptNumber: z.string().nullable(),
})
export type Settlement = z.output<typeof settlement>

const RECEIPT_KINDS = ['receipt', 'tax_invoice', 'credit_note'] as const

/** Issued once, never edited. Amounts in halalas. */
const receipt = z.object({
  /** `R-000001`; credit notes `C-000001`. Without gaps. */
  number: z.string(),
  /** `receipt`: the seller is not registered for VAT, so nothing says VAT. */
  kind: z.enum(RECEIPT_KINDS),
  /** ISO 8601, UTC, to the second. */
  issuedAt: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string().nullable(),
    crNumber: z.string().nullable(),
    vatNumber: z.string().nullable(),
  }),
  description: words,
  currency: z.string(),
  total: halalas,
  /** Null without a VAT number. */
  net: halalas.nullable(),
  vat: halalas.nullable(),
  vatPercent: z.int().nullable(),
  paidBy: card.nullable(),
  paymentId: z.string(),
  /** The card network's retrieval reference number. */
  referenceNumber: z.string().nullable(),
  /** What the QR image holds (phase 1: Base64 of five tagged values); null without a VAT number. */
  qr: z.string().nullable(),
  /** Of a credit note: which receipt it takes back, and why. */
  refersTo: z.string().nullable(),
  reason: words.nullable(),
})
export type Receipt = z.output<typeof receipt>

export const paymentEndpoints = {
  createIntent: {
    ...paymentsPaths.createIntent,
    access: 'session',
    summary: 'What the browser needs to pay: one open attempt an order, the price from our list alone.',
    body: paymentIntentInput,
    response: paymentIntent,
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'incomplete',
      'already_paid',
      'already_subscribed',
      'payment_unavailable',
      'too_many_requests',
    ],
  },
  success: {
    ...paymentsPaths.success,
    access: 'session',
    summary: 'Asks the provider what became of the payment for an attempt; believes only what it says.',
    body: z.object({ assessmentId: id, paymentId: id.optional() }),
    response: settlement,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'not_found', 'too_many_requests'],
  },
  settle: {
    ...paymentsPaths.settle,
    access: 'session',
    summary: 'The same for one payment, by the id that the provider appends to the return address.',
    parameters: z.object({ id }),
    response: settlement,
    errors: ['unauthenticated', 'csrf', 'not_found', 'too_many_requests'],
  },
  webhook: {
    ...paymentsPaths.webhook,
    access: 'public',
    summary: 'Where the provider says that something happened to a payment. Responds at once, looks behind.',
    body: z.unknown(),
    response: z.object({ accepted: z.literal(true) }),
    errors: ['webhook_refused', 'invalid_request'],
  },
  receipt: {
    ...paymentsPaths.receipt,
    access: 'session',
    summary: 'A receipt or credit note of the signed-in person.',
    parameters: z.object({ number: z.string().max(32) }),
    response: receipt,
    errors: ['unauthenticated', 'not_found'],
  },
  receiptPdf: {
    ...paymentsPaths.receiptPdf,
    access: 'session',
    summary:
      'The same on paper. A browser that navigates here and is refused gets a page instead of problem JSON.',
    parameters: z.object({ number: z.string().max(32) }),
    query: z.object({ lang: z.enum(LOCALES, { error: 'choice_unknown' }).default(FIRST_LOCALE) }),
    file: 'application/pdf',
    errors: ['unauthenticated', 'invalid_request', 'not_found', 'too_many_requests', 'unavailable'],
  },
} as const satisfies Record<string, Endpoint>
