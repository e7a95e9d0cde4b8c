import { isMada } from './mada-prefixes.ts'

export type Brand = 'mada' | 'visa' | 'master' | 'amex'

/** Names the networks as they write themselves; the provider's `master` is Mastercard. */
export const BRAND_NAMES: Readonly<Record<Brand, string>> = {
  mada: 'mada',
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'Amex',
}

const PATTERNS: readonly (readonly [Brand, RegExp])[] = [
  ['amex', /^3[47]/],
  ['visa', /^4/],
  ['master', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
]

/** Finds the network of a card by its first digits; mada first, whose cards carry a second network's number. */
export function brandOf(number: string): Brand | null {
  if (isMada(number)) return 'mada'
  return PATTERNS.find(([, pattern]) => pattern.test(number))?.[0] ?? null
}
