import { type Fields, integerOf, textOf, yesOf } from '../body.ts'
import { Complaints, invalid } from '../problem.ts'
import { type GatewayCode, outcomeOf } from './outcome.ts'
import { CHALLENGES, type Challenge, type Company, TEST_CARDS } from './test-cards.ts'

/** Holds what is kept of a card. The number is gone once this is made. */
export interface Card {
  readonly company: Company
  readonly name: string
  /** `4111-11XX-XXXX-1111` */
  readonly masked: string
  readonly lastFour: string
  readonly bin: string
  readonly month: number
  readonly year: number
  readonly code: GatewayCode
  readonly challenge: Challenge
}

/** The sandbox's mada cards all begin so; the real list is long, and only the provider's answer counts. */
const MADA = /^420132/

/** Throws all complaints about the card together. */
export function readCard(source: Fields, now: Date): Card {
  const wrong = new Complaints()
  const name = textOf(source.name) ?? ''
  if (!/^[A-Za-z'.-]+( +[A-Za-z'.-]+)+$/.test(name)) {
    wrong.add('name', 'must be two words or more in Latin letters')
  }
  // A number has too many digits for JSON: only text is safe.
  const number = (textOf(source.number) ?? '').replaceAll(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) wrong.add('number', 'is invalid')
  const month = integerOf(source.month) ?? 0
  const given = integerOf(source.year) ?? 0
  const year = given < 100 ? 2000 + given : given
  if (month < 1 || month > 12) wrong.add('month', 'must be between 1 and 12')
  else if (isExpired({ month, year }, now) || year > now.getUTCFullYear() + 50)
    wrong.add('year', 'is invalid')
  const company = companyOf(number)
  if (!(company === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(String(source.cvc ?? ''))) {
    wrong.add('cvc', 'is invalid')
  }
  wrong.throwIfAny()
  if (!company) {
    throw invalid({
      company: ['is not supported. Only Mastercard, Visa, mada, Amex, UnionPay are supported'],
    })
  }
  return {
    company,
    name,
    masked: mask(number),
    lastFour: number.slice(-4),
    bin: number.slice(0, 6),
    month,
    year,
    code: CHALLENGES.has(number)
      ? '00'
      : (TEST_CARDS.find(row => row.numbers.includes(number))?.code ?? '99'),
    challenge: CHALLENGES.get(number) ?? { kind: 'shown' },
  }
}

export function outcomeFor(card: Card, now: Date) {
  return outcomeOf(isExpired(card, now) ? '54' : card.code)
}

function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month, 1) <= now.getTime()
}

/** Refuses what the provider refuses: a card is saved with 3-D Secure or not at all. */
export function refuseSavingWithoutBank(source: Fields): void {
  if (yesOf(source.save_card, false) && !yesOf(source['3ds'], true)) {
    throw invalid('MOTO transactions cannot save a card', 'Wrong number of parameters')
  }
}

function companyOf(number: string): Company | undefined {
  if (MADA.test(number)) return 'mada'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^62/.test(number)) return 'unionpay'
  if (/^4/.test(number)) return 'visa'
  const range = Number(number.slice(0, 4))
  return (range >= 5100 && range < 5600) || (range >= 2221 && range <= 2720) ? 'master' : undefined
}

function mask(number: string): string {
  const hidden = number.slice(0, 6) + 'X'.repeat(number.length - 10) + number.slice(-4)
  return (hidden.match(/.{1,4}/g) ?? []).join('-')
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
