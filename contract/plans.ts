import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { plansPaths } from './paths.ts'
import { card, halalas, PLANS, PRODUCTS } from './payments.ts'
import { paragraph } from './text.ts'

const plan = z.enum(PLANS, { error: 'choice_unknown' })
const packageInput = z.object({ packageId: plan })

/** Holds the one price list as everyone may see it. */
const priceList = z.object({
  currency: z.string(),
  /** Halalas, VAT included; plans by the month. */
  prices: z.object({ unlock: halalas, starter: halalas, pro: halalas }),
  /** Days in which an unopened purchase can be taken back. */
  refundDays: z.int(),
  /** Payments go to the local sandbox and move no money: the page says so in a banner. */
  sandbox: z.boolean(),
  /** An AI endpoint is configured: what Pro adds by it may be promised. */
  ai: z.boolean(),
})
export type PriceList = z.output<typeof priceList>

/**
 * Names the states of a subscription.
 * - `active`: paid and, with a card kept, renewed at `paidUntil`.
 * - `past_due`: the renewal was refused and is tried again at `retryAt`.
 * - `cancelled`: open until `paidUntil`, not renewed.
 * - `ended`
 */
const SUBSCRIPTION_STATUS = ['active', 'past_due', 'cancelled', 'ended'] as const

const subscription = z.object({
  plan,
  status: z.enum(SUBSCRIPTION_STATUS),
  /** Times are ISO 8601, UTC. */
  startedAt: z.string(),
  paidUntil: z.string(),
  /** The next charge; null when there will be none. */
  nextCharge: z.object({ at: z.string(), plan, amount: halalas }).nullable(),
  /** The plan from the next charge on, where it differs. */
  changeTo: plan.nullable(),
  /** The card kept for renewals; null when none was to be kept. */
  card: card.nullable(),
})
export type Subscription = z.output<typeof subscription>

export const REFUND_STATUS = ['requested', 'processing', 'refunded', 'rejected'] as const

const paidOrder = z.object({
  orderId: z.string(),
  item: z.enum(PRODUCTS),
  assessmentId: z.string().nullable(),
  applicationNumber: z.string().nullable(),
  /** The month that was bought; null for an unlock. */
  period: z.object({ from: z.string(), to: z.string() }).nullable(),
  amount: halalas,
  paidAt: z.string(),
  paidBy: card.nullable(),
  receiptNumber: z.string().nullable(),
  /** `now`: refunded at once. `request`: the operator decides. `none`: it is under way or done. */
  refundable: z.enum(['now', 'request', 'none']),
  refund: z.object({ status: z.enum(REFUND_STATUS), creditNoteNumber: z.string().nullable() }).nullable(),
})
export type PaidOrder = z.output<typeof paidOrder>

const billing = z.object({
  /** The latest, also when it has ended. */
  subscription: subscription.nullable(),
  /** Newest first. */
  orders: z.array(paidOrder),
  /** Chosen on /packages and not yet bought: where /profile carries the person on to. */
  chosenPackage: plan.nullable(),
})
export type Billing = z.output<typeof billing>

const refundInput = z.object({
  orderId: z.string({ error: 'invalid_value' }).max(64, { error: 'invalid_value' }),
  /** Read by the operator. */
  reason: paragraph({ min: 0, max: 1000, error: 'invalid_value' }).optional(),
})

export const planEndpoints = {
  prices: {
    ...plansPaths.prices,
    access: 'public',
    summary: 'The price list, the refund window, and whether payments are those of the sandbox.',
    response: priceList,
  },
  select: {
    ...plansPaths.select,
    access: 'session',
    summary: 'Remembers the package that the person chose; buys nothing.',
    body: packageInput,
    response: packageInput,
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
  billing: {
    ...plansPaths.billing,
    access: 'session',
    summary: 'The current plan, its next charge, and every paid order with its receipt and refund.',
    response: billing,
    errors: ['unauthenticated'],
  },
  cancel: {
    ...plansPaths.cancel,
    access: 'session',
    summary: 'No further renewal; what was paid stays open to its end.',
    response: subscription,
    errors: ['unauthenticated', 'csrf', 'no_subscription'],
  },
  resume: {
    ...plansPaths.resume,
    access: 'session',
    summary: 'Takes a cancellation back before the paid month ends.',
    response: subscription,
    errors: ['unauthenticated', 'csrf', 'no_subscription', 'card_required'],
  },
  change: {
    ...plansPaths.change,
    access: 'session',
    summary: 'Another plan from the next renewal on; the present one takes the change back.',
    body: packageInput,
    response: subscription,
    errors: ['unauthenticated', 'csrf', 'invalid_request', 'no_subscription', 'card_required'],
  },
  refund: {
    ...plansPaths.refund,
    access: 'session',
    summary: 'Gives an unopened purchase back within the window; otherwise asks the operator.',
    body: refundInput,
    response: z.object({ status: z.enum(REFUND_STATUS) }),
    errors: [
      'unauthenticated',
      'csrf',
      'invalid_request',
      'not_found',
      'not_refundable',
      'too_many_requests',
    ],
  },
} as const satisfies Record<string, Endpoint>
