/** Holds the response of the card's bank to a charge. */
export interface Outcome {
  readonly approved: boolean
  readonly code: string
  readonly message: string
}

/** Gateway codes and their texts; the texts of the test cards are the provider's, the others only similar. */
const MESSAGES = {
  '00': 'APPROVED',
  '05': 'DECLINED',
  '14': 'DECLINED: INVALID CARD NUMBER',
  '41': 'DECLINED: LOST CARD',
  '43': 'DECLINED: STOLEN CARD',
  '51': 'INSUFFICIENT FUNDS',
  '54': 'DECLINED: EXPIRED CARD',
  '55': 'DECLINED: INCORRECT PIN',
  '61': 'DECLINED: EXCEEDS WITHDRAWAL LIMIT',
  '82': 'DECLINED: CVV FAILURE',
  '91': 'DECLINED: ISSUER UNAVAILABLE',
  '96': 'DECLINED: SYSTEM ERROR',
  '99': 'UNSPECIFIED FAILURE',
} as const

export type GatewayCode = keyof typeof MESSAGES

export function outcomeOf(code: GatewayCode): Outcome {
  return { approved: code === '00', code, message: MESSAGES[code] }
}
