import { type Fields, integerOf, isFields } from '../body.ts'
import { amountFormat } from '../money.ts'
import { Complaints, invalid, notFound } from '../problem.ts'
import { announce } from '../webhooks/deliver.ts'
import type { World } from '../world.ts'
import type { HeldPayment, Payment } from './payment.ts'
import { readMetadata } from './read-payment.ts'

/** How long after the charge the money has not left the bank yet; half official. */
const VOID_WITHIN_MS = 2 * 3_600_000

export function findPayment(world: World, id: string): HeldPayment {
  const held = world.holdings.payments.get(id)
  if (!held) throw notFound()
  return held
}

/** Changes description and metadata only; a key that is sent empty is taken away, one that is not sent stays. */
export function updatePayment(world: World, id: string, fields: Fields): Payment {
  const held = findPayment(world, id)
  const wrong = new Complaints()
  const given = readMetadata(fields.metadata, wrong)
  const merged = { ...held.payment.metadata, ...given }
  const metadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  readMetadata(metadata, wrong)
  wrong.throwIfAny()
  return change(world, held, {
    ...(typeof fields.description === 'string' ? { description: fields.description } : {}),
    ...(isFields(fields.metadata) ? { metadata } : {}),
  })
}

/** Refunds a payment once, in full or in part. */
export function refundPayment(world: World, id: string, fields: Fields): Payment {
  const held = findPayment(world, id)
  const { status, amount: paid, currency } = held.payment
  if (status !== 'paid') throw invalid(null, 'Only paid or captured payments can be refunded.')
  const refunded = partOf(fields, paid)
  const payment = change(world, held, {
    status: 'refunded',
    refunded,
    refunded_at: world.clock.now().toISOString(),
    refunded_format: amountFormat(refunded, currency),
  })
  announce(world, 'payment_refunded', payment)
  return payment
}

export function voidPayment(world: World, id: string): Payment {
  const held = findPayment(world, id)
  const { status, created_at } = held.payment
  const now = world.clock.now()
  if (status !== 'paid') throw invalid(null, 'Only authorized, paid or captured payments can be voided.')
  if (now.getTime() - Date.parse(held.chargedAt ?? created_at) > VOID_WITHIN_MS) {
    throw invalid(null, 'Payment has been settled and can no longer be voided.')
  }
  const payment = change(world, held, { status: 'voided', voided_at: now.toISOString() })
  announce(world, 'payment_voided', payment)
  return payment
}

/** The asked amount, or all of it. */
function partOf(fields: Fields, most: number): number {
  if (fields.amount === undefined || fields.amount === null || fields.amount === '') return most
  const amount = integerOf(fields.amount)
  if (amount === undefined) throw invalid({ amount: ['must be an integer'] })
  if (amount < 1) throw invalid({ amount: ['must be greater than 0'] })
  if (amount > most) throw invalid({ amount: [`must be less than or equal to ${most}`] })
  return amount
}

function change(world: World, held: HeldPayment, values: Partial<Payment>): Payment {
  const payment = { ...held.payment, ...values, updated_at: world.clock.now().toISOString() }
  return world.holdings.payments.put({ ...held, payment }).payment
}
