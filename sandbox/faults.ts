import { z } from 'zod'

const times = z.number().int().min(0).max(1000)

/** Describes what goes wrong from now on. Setting faults replaces all of them; `{}` ends them. */
export const faultsSchema = z.strictObject({
  /** Every call is carried out, and its response waits this long (machine time, as the clock cannot be waited on). */
  slowMs: z.number().int().min(0).max(600_000).optional(),
  /** Responses arrive a byte at a time with this wait between. */
  trickleMs: z.number().int().min(1).max(60_000).optional(),
  /** Every call is refused before anything is done; 403 is the web page of the guard in front of the provider. */
  down: z.literal([403, 429, 500, 502, 503]).optional(),
  /** So many changing calls are carried out and responded to with 500. */
  failAfterCommit: times.optional(),
  /** So many changing calls are carried out and their connection is cut without a response. */
  hangUpAfterCommit: times.optional(),
  /** Update and void respond with an empty body. */
  emptyResponses: z.boolean().optional(),
  /** Every charge is answered with this gateway code, whatever the card. */
  decline: z.enum(['05', '14', '41', '43', '51', '54', '55', '61', '82', '91', '96', '99']).optional(),
  /** The issuer wants 3-D Secure although a saved card was charged without it. */
  challengeTokens: z.boolean().optional(),
  /** A card range whose payments are lowered, unless they say `apply_coupon: false`. */
  coupon: z.strictObject({ bin: z.string().regex(/^\d{6}$/), off: z.number().int().min(1) }).optional(),
  dropWebhooks: z.boolean().optional(),
  delayWebhooksMs: z.number().int().min(0).optional(),
  /** So many further copies of each event. */
  duplicateWebhooks: times.optional(),
  /** Events wait for the next one and arrive after it. */
  reorderWebhooks: z.boolean().optional(),
  /** Events carry this secret instead of the right one. */
  webhookSecret: z.string().optional(),
  /** Values that replace the payment's own in webhooks, in what is fetched, or in both. */
  lie: z
    .strictObject({
      in: z.enum(['webhook', 'fetch', 'both']),
      amount: z.number().optional(),
      currency: z.string().optional(),
      status: z.string().optional(),
      id: z.string().optional(),
      metadata: z.record(z.string(), z.string()).nullable().optional(),
    })
    .optional(),
})

export type Faults = z.infer<typeof faultsSchema>

/** Shows a payment as it is, or with the false values that a test has ordered for this place. */
export function asShown<T extends object>(payment: T, where: 'webhook' | 'fetch', faults: Faults): T {
  if (!faults.lie || (faults.lie.in !== 'both' && faults.lie.in !== where)) return payment
  const { in: _, ...values } = faults.lie
  return { ...payment, ...values }
}
