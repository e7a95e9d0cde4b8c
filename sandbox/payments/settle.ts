import { digits } from '../random.ts'
import { announce } from '../webhooks/deliver.ts'
import type { World } from '../world.ts'
import { outcomeFor } from './card.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { CardSource, HeldPayment, Status } from './payment.ts'
import type { AuthResult } from './test-cards.ts'

/** Limits how long an initiated payment stays open; then it fails. */
export const OPEN_FOR_MS = 15 * 60_000

/** Charges the card of an initiated payment and announces it; one that is no longer initiated stays as it is. */
export function settle(world: World, held: HeldPayment): HeldPayment {
  const { decline } = world.faults
  const outcome = decline ? outcomeOf(decline) : outcomeFor(held.card, world.clock.now())
  const approved = held.verifies ? 'verified' : 'paid'
  return finish(world, held, outcome.approved ? approved : 'failed', processed(held.payment.source, outcome))
}

/** Settles a payment by the cardholder's answer on the bank's page: only a yes leads to the charge. */
export function settleAfterBank(world: World, held: HeldPayment, answer: AuthResult): HeldPayment {
  if (answer === 'AUTHENTICATED') return settle(world, held)
  const reason = answer === 'UNAUTHENTICATED' ? 'AUTHENTICATION_FAILED' : answer
  return refuse(world, held, `3-D Secure transaction attempt failed (${reason})`)
}

/** Fails without having reached the card's bank. */
function refuse(world: World, held: HeldPayment, message: string): HeldPayment {
  return finish(world, held, 'failed', { ...held.payment.source, message, transaction_url: null })
}

export function expire(world: World, id: string): void {
  const held = world.holdings.payments.get(id)
  if (held?.payment.status !== 'initiated') return
  const failed = refuse(world, held, 'Allowed time frame for transaction has been expired')
  // The provider names this event without saying when it comes: receivers must bear both.
  announce(world, 'payment_abandoned', failed.payment)
}

function finish(
  world: World,
  held: HeldPayment,
  status: Exclude<Status, 'initiated'>,
  source: CardSource,
): HeldPayment {
  if (held.payment.status !== 'initiated') return held
  const now = world.clock.now().toISOString()
  const payment = {
    ...held.payment,
    status,
    source,
    // The check of a card takes its money back by itself.
    voided_at: status === 'verified' ? now : null,
    updated_at: now,
  }
  const chargedAt = status === 'failed' ? null : now
  const settled = world.holdings.payments.put({ ...held, payment, chargedAt })
  settleToken(world, held.tokenId, status !== 'failed', source.message, now)
  announce(world, `payment_${status}`, payment)
  return settled
}

function settleToken(world: World, id: string | null, good: boolean, message: string | null, now: string) {
  const held = id ? world.holdings.tokens.get(id) : undefined
  if (held?.token.status !== 'initiated') return
  const token = {
    ...held.token,
    status: good ? ('active' as const) : ('inactive' as const),
    message: good ? null : message,
    verification_url: null,
    updated_at: now,
  }
  world.holdings.tokens.put({ ...held, token })
}

function processed(source: CardSource, { approved, code, message }: Outcome): CardSource {
  return {
    ...source,
    message,
    reference_number: digits(12),
    transaction_url: null,
    response_code: code,
    authorization_code: approved ? digits(6) : null,
  }
}
