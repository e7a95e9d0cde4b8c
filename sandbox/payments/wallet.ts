import { type GatewayCode, type Outcome, outcomeOf } from './outcome.ts'

/** Apple Pay and Samsung Pay: the amount decides, in halalas, both ends included; anything else fails. */
const RANGES: readonly (readonly [from: number, to: number, code: GatewayCode])[] = [
  [200_00, 300_00, '00'],
  [1000_00, 1100_00, '99'],
  [1101_00, 1200_00, '51'],
  [1201_00, 1300_00, '41'],
  [1301_00, 1400_00, '05'],
  [1401_00, 1500_00, '54'],
  [1501_00, 1600_00, '61'],
  [1601_00, 1700_00, '43'],
]

export function walletOutcome(amount: number): Outcome {
  return outcomeOf(RANGES.find(([from, to]) => amount >= from && amount <= to)?.[2] ?? '99')
}
