import { randomUUID } from 'node:crypto'
import { textOf, yesOf } from '../body.ts'
import { letters } from '../random.ts'
import { newToken } from '../tokens/new-token.ts'
import { spendToken } from '../tokens/spend-token.ts'
import type { World } from '../world.ts'
import { type Card, readCard, refuseSavingWithoutBank } from './card.ts'
import { type SourcePlan, shownSource } from './plan.ts'
import type { NewPayment } from './read-payment.ts'

/** Throws a Problem when the source cannot be charged. */
export function readSource(world: World, asked: NewPayment): SourcePlan {
  const { source } = asked
  if (asked.type === 'token') {
    const { card, single } = spendToken(world, textOf(source.token) ?? '')
    const bank = single || yesOf(source['3ds'], false) || world.faults.challengeTokens === true
    return cardPlan(world, card, { bank, tokenId: null })
  }
  refuseSavingWithoutBank(source)
  const card = readCard(source, world.clock.now())
  const saved = yesOf(source.save_card, false) ? newToken(world, card, { metadata: asked.metadata }) : null
  return cardPlan(world, card, { bank: yesOf(source['3ds'], true), tokenId: saved?.id ?? null })
}

interface CardOptions {
  readonly bank: boolean
  readonly tokenId: string | null
  readonly verifies?: boolean
}

export function cardPlan(world: World, card: Card, options: CardOptions): SourcePlan {
  const visit = options.bank ? { id: randomUUID(), challenge: card.challenge, answer: null } : null
  const shown = shownSource(card, `moyasar_cc_${letters(22)}`)
  return {
    source: {
      ...shown,
      token: options.tokenId,
      transaction_url: visit && `${world.url}/v1/card_auth/${visit.id}/prepare`,
      issuer_name: 'SANDBOX BANK',
      issuer_country: 'SA',
      issuer_card_type: card.company === 'mada' ? 'debit' : 'credit',
      issuer_card_category: 'CLASSIC',
    },
    held: {
      card,
      tokenId: options.tokenId,
      verifies: options.verifies ?? false,
      bank: visit,
      chargedAt: null,
    },
  }
}
