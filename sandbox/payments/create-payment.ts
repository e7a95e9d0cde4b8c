import { randomUUID } from 'node:crypto'
import { type Fields, yesOf } from '../body.ts'
import { amountFormat } from '../money.ts'
import { Problem } from '../problem.ts'
import type { World } from '../world.ts'
import type { HeldPayment, Metadata } from './payment.ts'
import type { SourcePlan } from './plan.ts'
import { readPayment } from './read-payment.ts'
import { expire, OPEN_FOR_MS, settle } from './settle.ts'
import { readSource } from './source.ts'

export interface Caller {
  readonly key: 'publishable' | 'secret'
  readonly address: string | null
}

/** Creates a payment; it comes back initiated, or settled where no page of a bank is needed. Throws a Problem. */
export function createPayment(world: World, fields: Fields, caller: Caller): HeldPayment {
  const asked = readPayment(fields)
  if (asked.givenId && world.holdings.payments.get(asked.givenId)) {
    throw new Problem(
      400,
      'used_given_id',
      'The given_id provided has been already used with a different payment.',
    )
  }
  const plan = readSource(world, asked)
  const coupon = yesOf(fields.apply_coupon, true) ? couponFor(world, plan, asked.amount) : undefined
  return openPayment(world, plan, {
    id: asked.givenId ?? randomUUID(),
    amount: coupon?.amount ?? asked.amount,
    currency: asked.currency,
    description: asked.description,
    callbackUrl: asked.callbackUrl,
    metadata: coupon ? { ...asked.metadata, ...coupon.metadata } : asked.metadata,
    ip: caller.key === 'secret' && asked.type === 'token' ? null : caller.address,
  })
}

interface Opening {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly description: string | null
  readonly callbackUrl: string | null
  readonly metadata: Metadata | null
  readonly ip: string | null
}

export function openPayment(world: World, plan: SourcePlan, opening: Opening): HeldPayment {
  const { amount, currency } = opening
  const now = world.clock.now()
  const nothing = amountFormat(0, currency)
  const held = world.holdings.payments.put({
    ...plan.held,
    id: opening.id,
    payment: {
      id: opening.id,
      status: 'initiated',
      amount,
      fee: 0,
      currency,
      refunded: 0,
      refunded_at: null,
      captured: 0,
      captured_at: null,
      voided_at: null,
      description: opening.description,
      amount_format: amountFormat(amount, currency),
      fee_format: nothing,
      refunded_format: nothing,
      captured_format: nothing,
      invoice_id: null,
      ip: opening.ip,
      callback_url: opening.callbackUrl,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      metadata: opening.metadata,
      source: plan.source,
    },
  })
  if (plan.source.transaction_url === null) return settle(world, held)
  world.clock.at(now.getTime() + OPEN_FOR_MS, () => expire(world, held.id))
  return held
}

function couponFor(world: World, plan: SourcePlan, amount: number) {
  const { coupon } = world.faults
  if (!coupon || plan.held.card.bin !== coupon.bin) return undefined
  const off = Math.min(coupon.off, amount - 1)
  return {
    amount: amount - off,
    metadata: { '#coupon_id': `sandbox-${coupon.bin}`, '#coupon_amount': off },
  }
}
