import type { PaymentIntentInput } from '#contract/payments.ts'
import { pay } from '../../tests/support/shop.ts'
import type { Guest } from './guest.ts'

/** Pays with the approved test card, through the bank's pages of the sandbox, and comes back to the return page. */
export async function buy(guest: Guest, wanted: PaymentIntentInput): Promise<void> {
  guest.pass(5)
  const intent = await guest.call('POST', '/api/create-payment-intent', wanted)
  const payment = await pay(intent)
  guest.pass(1)
  const { status } = await guest.call('POST', `/api/payments/${payment}/settle`)
  if (status !== 'paid') throw new Error(`${guest.email}: the payment is ${status}`)
}
