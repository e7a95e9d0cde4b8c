import { randomUUID } from 'node:crypto'
import { textOf, yesOf } from '../body.ts'
import { invalid } from '../problem.ts'
import { digits, letters } from '../random.ts'
import { newToken } from '../tokens/new-token.ts'
import { spendToken } from '../tokens/spend-token.ts'
import type { World } from '../world.ts'
import { type Card, readCard, refuseSavingWithoutBank } from './card.ts'
import { PLAIN, type SourcePlan, shownSource } from './plan.ts'
import type { NewPayment } from './read-payment.ts'
import { mobileRefusal } from './stc-pay.ts'
import { walletOutcome } from './wallet.ts'

/** Throws a Problem when the source cannot be charged. */
export function readSource(world: World, asked: NewPayment): SourcePlan {
  const { source } = asked
  const manual = yesOf(source.manual, false)
  switch (asked.type) {
    case 'creditcard': {
      refuseSavingWithoutBank(source)
      const card = readCard(source, world.clock.now())
      const saved = yesOf(source.save_card, false)
        ? newToken(world, card, { metadata: asked.metadata })
        : null
      return cardPlan(world, card, { manual, bank: yesOf(source['3ds'], true), tokenId: saved?.id ?? null })
    }
    case 'token': {
      const { card, single } = spendToken(world, textOf(source.token) ?? '')
      const bank = single || yesOf(source['3ds'], false) || world.faults.challengeTokens === true
      return cardPlan(world, card, { manual, bank, tokenId: null })
    }
    case 'stcpay':
      return stcPlan(world, source)
    default: {
      if (!textOf(source.token)) throw invalid({ token: ["can't be blank"] })
      const wallet = { type: asked.type, company: 'visa', name: null, masked: `XXXX-XXXX-XXXX-${digits(4)}` }
      return {
        source: shownSource(wallet, `moyasar_ap_${letters(22)}`),
        held: { ...PLAIN, manual, outcome: walletOutcome(asked.amount) },
      }
    }
  }
}

interface CardOptions {
  readonly manual: boolean
  readonly bank: boolean
  readonly tokenId: string | null
  readonly verifies?: boolean
}

export function cardPlan(world: World, card: Card, options: CardOptions): SourcePlan {
  const visit = options.bank ? { id: randomUUID(), challenge: card.challenge, answer: null } : null
  const shown = shownSource({ ...card, type: 'creditcard' }, `moyasar_cc_${letters(22)}`)
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
      ...PLAIN,
      card,
      manual: options.manual,
      tokenId: options.tokenId,
      verifies: options.verifies ?? false,
      bank: visit,
    },
  }
}

function stcPlan(world: World, source: NewPayment['source']): SourcePlan {
  const mobile = textOf(source.mobile) ?? ''
  if (!/^05\d{8}$/.test(mobile)) throw invalid({ mobile: ['is invalid'] })
  const otpToken = letters(32)
  return {
    source: {
      type: 'stcpay',
      mobile,
      reference_number: null,
      branch: textOf(source.branch) ?? null,
      cashier: textOf(source.cashier) ?? null,
      transaction_url: `${world.url}/v1/stc_pays/${randomUUID()}/proceed?otp_token=${otpToken}`,
      message: null,
    },
    held: { ...PLAIN, otpToken },
    refusal: mobileRefusal(mobile),
  }
}
