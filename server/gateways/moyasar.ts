import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { requestContext } from '#server/operation/request-context.ts'
import { Circuit } from './circuit.ts'
import { readShort } from './read-short.ts'

/**
 * Calls the payment provider's API with the secret key (reference: docs.moyasar.com/api, gathered 2026-11). Nothing
 * here is believed but what it answers. Keys and card data stand in no message and no log.
 */
export interface PaymentGateway {
  /** Which side the keys belong to. */
  readonly live: boolean
  fetch(id: string): Promise<Asked<ProviderPayment>>
  /** All payments that carry an order's reference, newest first; the first page of 40 is more than an order can have. */
  listByOrder(reference: string): Promise<Asked<readonly ProviderPayment[]>>
  /** A page of 40 of all that was paid since then, newest first, and the number of the next page. */
  listPaid(since: Date, page: number): Promise<Asked<PaidPage>>
  /** Whatever was not answered may have happened: fetch before trying again. */
  refund(id: string, amount: number): Promise<Asked<null>>
  /** Only within about two hours of the payment; refused later. */
  void(id: string): Promise<Asked<null>>
  /** Charges a kept card. `givenId` makes a repetition harmless: the provider takes each once. */
  chargeToken(charge: TokenCharge): Promise<Asked<null>>
  deleteToken(token: string): Promise<Asked<null>>
}

/**
 * Holds the provider's answer. `missing`: the provider knows no such thing. `unreachable`: no answer in time, or none
 * that is its own.
 */
type Asked<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly status: number; readonly type: string }
  | { readonly kind: 'unreachable' }

interface TokenCharge {
  readonly givenId: string
  readonly token: string
  /** Halalas. */
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly callbackUrl: string
  readonly metadata: Readonly<Record<string, string>>
}

const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null)

/** Of the payment object, what is used; the rest may change as it likes. Amounts in halalas for SAR. */
const providerPayment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int().nullish().catch(0),
  created_at: nullable(z.string()),
  metadata: nullable(z.record(z.string(), z.unknown())),
  source: nullable(
    z.object({
      company: nullable(z.string()),
      number: nullable(z.string()),
      message: nullable(z.string()),
      reference_number: nullable(z.string()),
      transaction_url: nullable(z.string()),
      token: nullable(z.string()),
    }),
  ),
})
export type ProviderPayment = z.output<typeof providerPayment>

const paymentList = z.object({ payments: z.array(providerPayment) })
const paidPage = paymentList
  .extend({ meta: z.object({ next_page: z.int().nullish() }) })
  .transform(({ payments, meta }) => ({ payments, nextPage: meta.next_page ?? null }))
/** Holds a page of the provider's list, and the number of the next one. */
type PaidPage = z.output<typeof paidPage>

export interface MoyasarSettings {
  /** With its version, such as `https://api.moyasar.com/v1`. */
  readonly apiUrl: string
  readonly secretKey: string
  /** How long one question may take, all tries together. A person may be waiting: well under 10 s. */
  readonly limitMs?: number
  /** How long nothing is asked after too many questions without an answer. */
  readonly pauseMs?: number
  readonly retryMs?: number
}

const LIMIT_MS = 8000
/** A page of 40 payments has about 100 KB. */
const LONGEST_ANSWER_BYTES = 2 * 1024 * 1024
/** Before reading is tried again; one to two times as long. */
const RETRY_MS = 200
/** Node's own name is refused by the provider's front (403 in HTML). */
const USER_AGENT = 'Wijha/1.0 (payments)'
/** A payment id reaches the address of the question: only what can be one is asked about. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function connectMoyasar({
  apiUrl,
  secretKey,
  limitMs = LIMIT_MS,
  pauseMs,
  retryMs = RETRY_MS,
}: MoyasarSettings): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const circuit = new Circuit(pauseMs)

  async function ask(method: string, path: string, body?: unknown): Promise<Asked<unknown>> {
    if (circuit.isOpen()) return { kind: 'unreachable' }
    const signal = AbortSignal.timeout(limitMs)
    // Only reading is repeated here; whoever changes something looks first.
    const tries = method === 'GET' ? 2 : 1
    for (let left = tries; ; left--) {
      const answer = await once(method, path, body, signal)
      if (answer.kind !== 'unreachable') {
        circuit.succeeded()
        return answer
      }
      if (left <= 1 || signal.aborted) break
      await sleep(retryMs * (1 + Math.random()))
    }
    circuit.failed()
    return { kind: 'unreachable' }
  }

  async function once(
    method: string,
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<Asked<unknown>> {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        redirect: 'error',
        signal,
        headers: {
          // Ours and theirs can be laid side by side.
          ...(requestContext() ? { 'X-Request-Id': requestContext()?.id ?? '' } : {}),
          authorization,
          accept: 'application/json',
          'user-agent': USER_AGENT,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return read(response.status, (await readShort(response, LONGEST_ANSWER_BYTES)).toString())
    } catch {
      return { kind: 'unreachable' }
    }
  }

  const parsed = <Value>(asked: Asked<unknown>, schema: z.ZodType<Value>): Asked<Value> => {
    if (asked.kind !== 'answered') return asked
    const result = schema.safeParse(asked.value)
    return result.success ? { kind: 'answered', value: result.data } : { kind: 'unreachable' }
  }
  /** The answer to a change may be empty: what it did is fetched. */
  const done = (asked: Asked<unknown>): Asked<null> =>
    asked.kind === 'answered' ? { kind: 'answered', value: null } : asked

  return {
    live: secretKey.startsWith('sk_live_'),
    async fetch(id) {
      if (!ID.test(id)) return { kind: 'missing' }
      const asked = parsed(await ask('GET', `/payments/${id}`), providerPayment)
      // An answer about another payment is none.
      const strange = asked.kind === 'answered' && asked.value.id.toLowerCase() !== id.toLowerCase()
      return strange ? { kind: 'unreachable' } : asked
    },
    async listByOrder(reference) {
      const query = new URLSearchParams({ 'metadata[order_id]': reference })
      const asked = parsed(await ask('GET', `/payments?${query}`), paymentList)
      return asked.kind === 'answered' ? { kind: 'answered', value: asked.value.payments } : asked
    },
    async listPaid(since, page) {
      const query = { status: 'paid', 'created[gt]': since.toISOString(), page: String(page) }
      return parsed(await ask('GET', `/payments?${new URLSearchParams(query)}`), paidPage)
    },
    refund: async (id, amount) => done(await ask('POST', `/payments/${id}/refund`, { amount })),
    void: async id => done(await ask('POST', `/payments/${id}/void`)),
    chargeToken: async charge =>
      done(
        await ask('POST', '/payments', {
          given_id: charge.givenId,
          amount: charge.amount,
          currency: charge.currency,
          description: charge.description,
          callback_url: charge.callbackUrl,
          metadata: charge.metadata,
          apply_coupon: false,
          source: { type: 'token', token: charge.token },
        }),
      ),
    deleteToken: async token => done(await ask('DELETE', `/tokens/${encodeURIComponent(token)}`)),
  }
}

/** A 403 in HTML is the front's, not the provider's answer; 429 and 5xx may be otherwise the next time. */
function read(status: number, text: string): Asked<unknown> {
  const json = parseJson(text)
  if (status < 300) return { kind: 'answered', value: json }
  if (status >= 500 || status === 429 || json === undefined) return { kind: 'unreachable' }
  if (status === 404) return { kind: 'missing' }
  const type = (json as { type?: unknown } | null)?.type
  return { kind: 'refused', status, type: typeof type === 'string' ? type.slice(0, 60) : '' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
