import { z } from 'zod'
import { westernDigits } from './digits.ts'

/**
 * Normalises an application number that was read from paper or told on the phone: small letters, spaces, Arabic
 * digits, and the letters that Crockford's base 32 leaves out for looking like digits. Accepts anything; whether it
 * exists is asked later.
 *
 * @example normalizeApplicationNumber(' wj-7k3qfm8x2r') // 'WJ-7K3QFM8X2R'
 */
function normalizeApplicationNumber(typed: string): string {
  const body = westernDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Cf}-]/gu, '')
    .replace(/^WJ(?=.{10}$)/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return `WJ-${body}`
}

export const applicationNumber = z.string().max(64).transform(normalizeApplicationNumber)
