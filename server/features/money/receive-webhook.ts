import { createHash, timingSafeEqual } from 'node:crypto'
import { webhookEvents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { Refusal } from '#server/http/errors.ts'

/** Webhooks about which there is something to look up; any other kind is accepted and left alone. */
const ABOUT_PAYMENTS = /^payment_[a-z]{1,24}$/
/** Sent once, when the address is entered at the provider: the operator answers it there. */
const VERIFICATION = 'webhook_verification'

/**
 * Receives a webhook of the provider: a hint to look, never a proof. It is known by the secret in its body (there is
 * no signature), by the side its keys belong to, and, when it comes again, by its id. Looking is left to a job, in the
 * same transaction.
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'payments' | 'environment' | 'log'>,
  body: unknown,
): Promise<void> {
  const { database, clock, jobs, payments, log } = deps
  const event = isRecord(body) ? body : {}
  if (!isSameSecret(event.secret_token, payments.webhookSecret)) throw new Refusal('webhook_refused')
  if (event.live !== payments.gateway.live) throw new Refusal('webhook_refused')
  const paymentId = isRecord(event.data) ? event.data.id : undefined
  const { id, type } = event
  const isOfPayment =
    typeof type === 'string' &&
    ABOUT_PAYMENTS.test(type) &&
    typeof paymentId === 'string' &&
    UUID.test(paymentId)
  if (!isEventId(id) || !(isOfPayment || type === VERIFICATION)) {
    log.info({ event: 'webhook_ignored' }, 'a webhook of an unknown kind was left alone')
    return
  }
  await database.transaction(async transaction => {
    const [fresh] = await transaction
      .insert(webhookEvents)
      .values({ id, type: String(type), receivedAt: clock() })
      .onConflictDoNothing()
      .returning()
    if (!fresh) return
    if (isOfPayment) return jobs.settlePayment(transaction, paymentId)
    const facts = codesIn(event.data)
    await alertOperator(deps, transaction, { topic: 'webhook_verification', priority: true, facts })
  })
}

const isEventId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,100}$/.test(id)

/** What the operator has to enter at the provider: its name for it is not established, so all that can be a code is passed on. */
function codesIn(data: unknown): readonly string[] {
  return Object.entries(isRecord(data) ? data : {})
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && /^[\w-]{1,80}$/.test(String(value)))
    .slice(0, 10)
    .map(([key, value]) => `${key.slice(0, 40)}: ${value}`)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** In a time that depends neither on where nor on how much the two differ. */
function isSameSecret(presented: unknown, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const same = timingSafeEqual(digest(typeof presented === 'string' ? presented : ''), digest(secret))
  return same && typeof presented === 'string'
}
