import { createHash, timingSafeEqual } from 'node:crypto'
import { webhookEvents } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { UUID } from '../assessment/find-attempt.ts'

/** Notices about which there is something to look up; any other is accepted and left alone. */
const ABOUT_PAYMENTS = /^payment_[a-z]{1,24}$/

/**
 * A notice of the provider is a hint to look, never a proof. It is known by the secret in its body (there is no signature), by
 * the side its keys belong to, and, when it comes again, by its id. Looking is left to a job, in the same transaction.
 */
export async function receiveWebhook(
  { database, clock, jobs, payments, log }: Pick<Deps, 'database' | 'clock' | 'jobs' | 'payments' | 'log'>,
  body: unknown,
): Promise<void> {
  const event = isRecord(body) ? body : {}
  if (!isSameSecret(event.secret_token, payments.webhookSecret)) throw new Refusal('webhook_refused')
  if (event.live !== payments.gateway.live) throw new Refusal('webhook_refused')
  const paymentId = isRecord(event.data) ? event.data.id : undefined
  const { id, type } = event
  const useful =
    typeof type === 'string' &&
    ABOUT_PAYMENTS.test(type) &&
    typeof id === 'string' &&
    /^[\w-]{1,100}$/.test(id) &&
    typeof paymentId === 'string' &&
    UUID.test(paymentId)
  if (!useful) {
    log.info({ event: 'webhook_ignored' }, 'a notice of an unknown kind was left alone')
    return
  }
  await database.transaction(async transaction => {
    const [fresh] = await transaction
      .insert(webhookEvents)
      .values({ id, type, receivedAt: clock() })
      .onConflictDoNothing()
      .returning()
    if (fresh) await jobs.settlePayment(transaction, paymentId)
  })
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
