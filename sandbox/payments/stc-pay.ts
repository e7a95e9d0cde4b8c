import { notFound } from '../problem.ts'
import type { World } from '../world.ts'
import type { Payment } from './payment.ts'
import { refuse, settle } from './settle.ts'

/** Test telephones that never get as far as a code; the wordings are ours. */
const MOBILES: Readonly<Record<string, string>> = {
  '0515555555': 'Mobile number is not registered',
  '0515555556': 'Customer information must be updated',
  '0515555557': 'Account is invalid',
  '0515555558': 'Number of attempts has been exhausted',
  '0515555559': 'Wait 60 seconds before trying again',
}

const CODES: Readonly<Record<string, string>> = {
  '111111': 'Insufficient funds',
  '222222': 'Daily limit has been exceeded',
  '333333': 'Transaction limit has been exceeded',
  '444444': 'Transaction timed out',
}

export function mobileRefusal(mobile: string): string | undefined {
  return MOBILES[mobile]
}

/** The payer's code: 123456 and 000000 are right. Throws when no payment waits for this address. */
export function proceed(world: World, otpToken: string, otp: string): Payment {
  const held = world.holdings.payments.all().find(({ otpToken: own }) => own && own === otpToken)
  if (!held) throw notFound()
  const right = otp === '123456' || otp === '000000'
  return (right ? settle(world, held) : refuse(world, held, CODES[otp] ?? 'Invalid OTP')).payment
}
