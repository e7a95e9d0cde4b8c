import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Receipt } from '#contract/payments.ts'
import { consultationHours, users } from '#server/db/schema.ts'
import type { AccountsApi } from '../support/accounts.ts'
import { createTaker } from '../support/unlocked.ts'
import type { Standing } from './standing.ts'
import { KNOWN_ID } from './valid-input.ts'

/** A person with a completed attempt and, unless a payment is what is asked about, a paid plan with its receipt. */
export async function moneyStandingFor({ path }: Endpoint, world: AccountsApi): Promise<Standing> {
  const person = await createTaker(world, { bought: null })
  const { assessmentId, userId, email } = person
  const query = (text: string, ...values: unknown[]) => world.store.pool.query(text, [userId, ...values])
  if (path.includes('payment')) {
    const wanted = path.includes('create') ? { packageId: 'starter' } : { assessmentId }
    const { json: intent } = await person.call('POST', '/api/create-payment-intent', wanted)
    return { person, right: { id: [intent.givenId] }, assessmentId, email }
  }
  const paid = randomUUID()
  await query(
    `insert into "order" (user_id, id, reference, item, subject, amount, currency, live, status, payment_id, created_at, paid_at)
     values ($1, $2, ($3::uuid)::text, 'starter', 'plan', 2900, 'SAR', false, 'paid', $3::uuid, now(), '2026-11-20')`,
    KNOWN_ID,
    paid,
  )
  await query(
    `insert into payment (user_id, id, order_id, status, role, amount, currency, created_at, updated_at)
     values ($1, $3, $2, 'paid', 'settled', 2900, 'SAR', now(), now())`,
    KNOWN_ID,
    paid,
  )
  await query(
    `insert into subscription (user_id, id, plan, status, started_at, months, paid_until, card_token)
     values ($1, $2, 'pro', 'active', '2026-11-20', 1, '2026-12-20', 'token_of_nobody')`,
    randomUUID(),
  )
  await query(
    `insert into entitlement (user_id, id, kind, starts_at, ends_at)
     values ($1, $2, 'pro', '2026-11-20', '2026-12-20')`,
    randomUUID(),
  )
  if (path.includes('consultations')) {
    await offerHour(world)
    if (!path.includes('{id}')) return { person, right: {}, assessmentId, email }
    const booked = await person.call('POST', '/api/consultations', {
      hourId: KNOWN_ID,
      topic: '',
      shares: [],
    })
    return { person, right: { id: [booked.json.id] }, assessmentId, email }
  }
  if (!path.includes('receipts')) return { person, right: {}, assessmentId, email }
  await query(
    `insert into receipt (user_id, number, order_id, payment_id, issued_at, content)
     values ($1, 'R-000001', $2, $2, now(), $3)
     on conflict (number) do update set user_id = excluded.user_id`,
    paid,
    JSON.stringify(RECEIPT),
  )
  return { person, right: { number: [RECEIPT.number] }, assessmentId, email }
}

/** The one hour that there is, in two days, free again. */
async function offerHour({ store, clock }: AccountsApi): Promise<void> {
  const [userId, id] = [randomUUID(), KNOWN_ID]
  await store.pool.query('delete from consultation where hour_id = $1', [id])
  await store.pool.query('delete from consultation_hour where id = $1', [id])
  const name = { name: 'Consultant Example', firstName: 'Consultant', lastName: 'Example' }
  await store.database.insert(users).values({ id: userId, ...name, email: `${userId}@operator.example` })
  const startsAt = new Date(clock.now.getTime() + 2 * 86_400_000)
  const place = 'https://meet.example/room'
  await store.database.insert(consultationHours).values({ userId, id, startsAt, place, createdAt: clock.now })
}

const RECEIPT: Receipt = {
  number: 'R-000001',
  kind: 'receipt',
  issuedAt: '2026-11-20T09:00:00Z',
  seller: { name: 'Wijha', address: null, crNumber: null, vatNumber: null },
  description: { ar: 'وصف', en: 'description' },
  currency: 'SAR',
  total: 2900,
  net: null,
  vat: null,
  vatPercent: null,
  paidBy: null,
  paymentId: KNOWN_ID,
  referenceNumber: null,
  qr: null,
  refersTo: null,
  reason: null,
}
