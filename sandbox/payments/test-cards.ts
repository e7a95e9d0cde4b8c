import type { GatewayCode } from './outcome.ts'

export type Company = 'mada' | 'visa' | 'master' | 'amex' | 'unionpay'

/** Lists the provider's published test cards, a row for each outcome. Any other number fails with 99. */
export const TEST_CARDS: readonly { readonly code: GatewayCode; readonly numbers: readonly string[] }[] = [
  {
    code: '00',
    numbers: [
      '4201320111111010',
      '4111111111111111',
      '5421080101000000',
      '340000000900000',
      '6200000000000005',
    ],
  },
  {
    code: '99',
    numbers: [
      '4201320000013020',
      '4123120000000000',
      '5105105105105100',
      '371111111111114',
      '6200000000000013',
    ],
  },
  {
    code: '51',
    numbers: [
      '4201320000311101',
      '4123120001090000',
      '5457210001000092',
      '340033000000000',
      '6200000000000021',
    ],
  },
  {
    code: '41',
    numbers: [
      '4201320131000508',
      '4123450131000508',
      '5204010101000000',
      '340012340501000',
      '6200000000000039',
    ],
  },
  {
    code: '05',
    numbers: [
      '4201321234411220',
      '4123120001090109',
      '5204730000002514',
      '340033000000133',
      '6200000000000047',
    ],
  },
  {
    code: '54',
    numbers: [
      '4201322267774310',
      '4123128518640738',
      '5105107550274126',
      '340000018441278',
      '6200000000000054',
    ],
  },
  {
    code: '61',
    numbers: [
      '4201326324640570',
      '4123123033308648',
      '5105106475101067',
      '340000753060788',
      '6200000000000062',
    ],
  },
  {
    code: '43',
    numbers: [
      '4201321144311528',
      '4123125276780003',
      '5105107304607225',
      '340000418501838',
      '6200000000000070',
    ],
  },
]

/** Describes how a card goes through 3-D Secure, where it does not just show the bank's page. */
export type Challenge =
  | { readonly kind: 'shown' }
  /** No page is shown; the answer is this. */
  | { readonly kind: 'silent'; readonly answer: AuthResult }
  /** The page is shown, and fails whatever is pressed. */
  | { readonly kind: 'fails' }

export const AUTH_RESULTS = [
  'AUTHENTICATED',
  'UNAUTHENTICATED',
  'CANCELLED_AUTHENTICATION',
  'AUTHENTICATION_NOT_AVAILABLE',
  'AUTHENTICATION_REJECTED',
  'AUTHENTICATION_SERVER_ERROR',
] as const

export type AuthResult = (typeof AUTH_RESULTS)[number]

const silent = (answer: AuthResult): Challenge => ({ kind: 'silent', answer })

/** Lists the cards with a challenge of their own; each would be approved if it came through. */
export const CHALLENGES: ReadonlyMap<string, Challenge> = new Map([
  // Frictionless.
  ['4111114005765430', silent('AUTHENTICATED')],
  // Attempted, but not available.
  ['4111118250252531', silent('AUTHENTICATION_NOT_AVAILABLE')],
  // The check for enrolment fails.
  ['4111113343111067', silent('AUTHENTICATION_SERVER_ERROR')],
  // Not enrolled.
  ['4111116611600661', silent('AUTHENTICATION_NOT_AVAILABLE')],
  ['4111112205628150', { kind: 'fails' }],
  // Rejected by the issuer.
  ['4111115784228433', silent('AUTHENTICATION_REJECTED')],
  // Unavailable.
  ['4111115620358287', silent('AUTHENTICATION_NOT_AVAILABLE')],
])
