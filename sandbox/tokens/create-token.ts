import { randomUUID } from 'node:crypto'
import { type Fields, textOf, yesOf } from '../body.ts'
import { readCard } from '../payments/card.ts'
import { openPayment } from '../payments/create-payment.ts'
import { isWebAddress, readMetadata } from '../payments/read-payment.ts'
import { cardPlan } from '../payments/source.ts'
import { Complaints } from '../problem.ts'
import type { World } from '../world.ts'
import { newToken } from './new-token.ts'
import type { Token } from './token.ts'

/** What the check of a card reserves, and releases by itself. */
const CHECK_AMOUNT = 100

/** Stores a card: to be verified at the bank's page, or (`save_only`) for one payment within 15 minutes. */
export function createToken(world: World, fields: Fields, address: string | null): Token {
  const single = yesOf(fields.save_only, false)
  const wrong = new Complaints()
  const callbackUrl = textOf(fields.callback_url) ?? null
  if (callbackUrl === null && !single) wrong.add('callback_url', "can't be blank")
  if (callbackUrl !== null && !isWebAddress(callbackUrl)) wrong.add('callback_url', 'is invalid')
  const metadata = readMetadata(fields.metadata, wrong)
  wrong.throwIfAny()
  const card = readCard(fields, world.clock.now())
  const held = newToken(world, card, { metadata, single })
  if (single) return held.token
  const plan = cardPlan(world, card, { bank: true, tokenId: held.id, verifies: true })
  openPayment(world, plan, {
    id: randomUUID(),
    amount: CHECK_AMOUNT,
    currency: 'SAR',
    description: null,
    callbackUrl,
    metadata: null,
    ip: address,
  })
  const token = { ...held.token, verification_url: plan.source.transaction_url }
  return world.holdings.tokens.put({ ...held, token }).token
}
