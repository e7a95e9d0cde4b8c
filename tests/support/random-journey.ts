import fc from 'fast-check'
import { reconcile } from '#server/features/money/reconcile.ts'
import { refundPayment } from '#server/features/money/refund-payment.ts'
import type { Faults } from '../../sandbox/faults.ts'
import { type Buyer, CARDS, pay, type Shop, sendCard } from './shop.ts'

/** One thing that a person, a browser, the provider or the network does. */
type Step =
  | { readonly kind: 'pay'; readonly card: keyof typeof CARDS; readonly bank: 'approve' | 'refuse' | 'leave' }
  /** A second tab that does not know of the first: the same intent, an id of its own. */
  | { readonly kind: 'pay_beside' }
  | { readonly kind: 'buy_plan'; readonly plan: 'starter' | 'pro' }
  | { readonly kind: 'lie_about_price'; readonly amount: number }
  | { readonly kind: 'return' }
  | { readonly kind: 'return_twice_at_once' }
  | { readonly kind: 'work' }
  | { readonly kind: 'reconcile' }
  | { readonly kind: 'refund' }
  | { readonly kind: 'fault'; readonly faults: Faults }

export const journey: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        card: fc.constantFrom('approved' as const, 'approvedMada' as const, 'noFunds' as const),
        bank: fc.constantFrom('approve' as const, 'approve' as const, 'refuse' as const, 'leave' as const),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'pay_beside' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('buy_plan' as const),
        plan: fc.constantFrom('starter' as const, 'pro' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('lie_about_price' as const),
        amount: fc.constantFrom(100, 2899, 290_000),
      }),
    },
    { weight: 3, arbitrary: fc.constant({ kind: 'return' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'return_twice_at_once' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'work' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'refund' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('fault' as const),
        faults: fc.constantFrom<Faults>(
          { down: 503 },
          { down: 403 },
          { failAfterCommit: 1 },
          { hangUpAfterCommit: 1 },
          { emptyResponses: true },
          { dropWebhooks: true },
          { duplicateWebhooks: 2 },
          { reorderWebhooks: true },
          { webhookSecret: 'not the right one' },
        ),
      }),
    },
  ),
  { minLength: 2, maxLength: 9 },
)

const BANK = { approve: 'AUTHENTICATED', refuse: 'UNAUTHENTICATED', leave: 'leave' } as const

/** Walks one script; whatever is refused on the way is part of it. Then the faults end and the jobs have time. */
export async function walk(shop: Shop, buyer: Buyer, steps: readonly Step[]): Promise<void> {
  let last: string | undefined
  const intent = (wanted?: object) => buyer.intent(wanted).catch(() => undefined)
  const settle = () => last && buyer.person.call('POST', `/api/payments/${last}/settle`)
  for (const step of steps) {
    switch (step.kind) {
      case 'pay': {
        const given = await intent()
        if (!given || given.open) break
        const options = { card: CARDS[step.card], bank: BANK[step.bank] }
        last = (await pay(given, options).catch(() => undefined)) ?? given.givenId
        break
      }
      case 'pay_beside': {
        const given = await intent()
        if (!given) break
        last = (await pay(given, { changes: { given_id: undefined } }).catch(() => undefined)) ?? last
        break
      }
      case 'buy_plan': {
        const given = await intent({ packageId: step.plan, saveCard: true })
        if (given && !given.open) last = (await pay(given).catch(() => undefined)) ?? given.givenId
        break
      }
      case 'lie_about_price': {
        const given = await intent()
        if (!given || given.open) break
        const sent = await sendCard(given, { changes: { amount: step.amount } }).catch(() => undefined)
        last = sent?.json?.id ?? last
        break
      }
      case 'return':
        await settle()
        break
      case 'return_twice_at_once':
        await Promise.all([settle(), settle(), shop.work()])
        break
      case 'work':
        await shop.work()
        break
      case 'reconcile':
        shop.clock.advance(4 * 60_000)
        await reconcile(shop.deps)
        break
      case 'refund': {
        const { json } = await buyer.person.call('GET', '/api/billing')
        const orderId = json.orders?.[0]?.orderId
        if (orderId) await buyer.person.call('POST', '/api/billing/refund', { orderId })
        break
      }
      case 'fault':
        await shop.sandbox.setFaults(step.faults)
        break
    }
  }
  await shop.sandbox.setFaults({})
}

/** Settles what the provider holds of one person by our own calls: webhooks, reconciliation, refunds. */
export async function quiesce(shop: Shop, userId: string): Promise<void> {
  await shop.sandbox.idle()
  await shop.work()
  for (let round = 0; round < 2; round++) {
    shop.clock.advance(60 * 60_000)
    await reconcile(shop.deps)
    await shop.work()
  }
  for (const { id } of await shop.rows("select id from refund where user_id = $1 and status = 'processing'", [
    userId,
  ]))
    await refundPayment(shop.deps, { userId, refundId: id })
  // Another person's journey need not ask about this one's orders again.
  await shop.rows('update "order" set checked_at = \'2100-01-01\' where user_id = $1', [userId])
}
