import type { Card } from '../payments/card.ts'
import type { Metadata } from '../payments/payment.ts'
import { OPEN_FOR_MS } from '../payments/settle.ts'
import { letters } from '../random.ts'
import type { World } from '../world.ts'
import type { HeldToken } from './token.ts'

export function newToken(
  world: World,
  card: Card,
  { metadata, single = false }: { metadata: Metadata | null; single?: boolean },
): HeldToken {
  const now = world.clock.now()
  const id = `token_${letters(30)}`
  const ends = now.getTime() + OPEN_FOR_MS
  if (single) world.clock.at(ends, () => expireToken(world, id))
  return world.holdings.tokens.put({
    id,
    card,
    single,
    token: {
      id,
      status: 'initiated',
      brand: card.company,
      funding: card.company === 'mada' ? 'debit' : 'credit',
      country: 'SA',
      month: String(card.month).padStart(2, '0'),
      year: String(card.year),
      name: card.name,
      last_four: card.lastFour,
      metadata,
      message: null,
      verification_url: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      expires_at: single ? new Date(ends).toISOString() : null,
    },
  })
}

export function expireToken(world: World, id: string): void {
  const held = world.holdings.tokens.get(id)
  if (held?.token.status !== 'initiated') return
  const updated_at = world.clock.now().toISOString()
  world.holdings.tokens.put({ ...held, token: { ...held.token, status: 'expired', updated_at } })
}
