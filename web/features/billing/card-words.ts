import type { Card } from '#contract/payments.ts'
import { isolated } from '#web/text/format.ts'

/** The provider's names of networks, as the networks write themselves. */
const NAMES: Readonly<Record<string, string>> = {
  mada: 'mada',
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'Amex',
}

/** Gives a network and four digits for a sentence: `cardOf(...cardWords(card))`. */
export function cardWords({ brand, lastFour }: Card): [brand: string, last: string] {
  return [isolated(NAMES[brand] ?? brand), isolated(lastFour)]
}
