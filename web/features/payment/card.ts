import { westernDigits } from '#contract/digits.ts'
import { brandOf } from './brand.ts'

export const CARD_FIELDS = ['number', 'month', 'year', 'cvc', 'name'] as const
export type CardField = (typeof CARD_FIELDS)[number]
export type Card = Readonly<Record<CardField, string>>

/** Limits the characters of each field as it is typed; a number's spaces count. */
export const MAX_LENGTH: Readonly<Record<CardField, number>> = {
  number: 19,
  month: 2,
  year: 2,
  cvc: 4,
  name: 100,
}

/** Extracts the digits alone, as Western ones, whatever was typed or pasted between them. */
export const digitsOf = (text: string): string => westernDigits(text).replace(/\D/g, '')

/** Groups the digits of a card's number: "4201320111111010" -> "4201 3201 1111 1010". */
export const grouped = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Formats what the person typed as its field shows it. */
export function shownAs(field: CardField, typed: string): string {
  if (field === 'name') return typed.slice(0, MAX_LENGTH.name)
  const digits = digitsOf(typed)
  return (field === 'number' ? grouped(digits) : digits).slice(0, MAX_LENGTH[field])
}

export type CardError =
  | 'numberRequired'
  | 'numberInvalid'
  | 'monthRequired'
  | 'monthInvalid'
  | 'yearRequired'
  | 'yearInvalid'
  | 'expired'
  | 'cvcRequired'
  | 'cvcInvalid'
  | 'cvcInvalidAmex'
  | 'nameRequired'
  | 'nameInvalid'

/** Finds what the provider would refuse, before anything is sent. `now` decides what has expired. */
export function checkCard(card: Card, now: Date): Partial<Record<CardField, CardError>> {
  const number = digitsOf(card.number)
  const month = digitsOf(card.month)
  const year = digitsOf(card.year)
  const cvc = digitsOf(card.cvc)
  const name = card.name.trim()
  const errors: Partial<Record<CardField, CardError>> = {}

  if (!number) errors.number = 'numberRequired'
  else if (!isCardNumber(number)) errors.number = 'numberInvalid'

  if (!month) errors.month = 'monthRequired'
  else if (Number(month) < 1 || Number(month) > 12) errors.month = 'monthInvalid'

  if (!year) errors.year = 'yearRequired'
  else if (year.length !== 2) errors.year = 'yearInvalid'
  else if (!errors.month && hasExpired(Number(month), 2000 + Number(year), now)) errors.year = 'expired'

  const isAmex = brandOf(number) === 'amex'
  if (!cvc) errors.cvc = 'cvcRequired'
  else if (cvc.length !== (isAmex ? 4 : 3)) errors.cvc = isAmex ? 'cvcInvalidAmex' : 'cvcInvalid'

  if (!name) errors.name = 'nameRequired'
  else if (!/^[A-Za-z][A-Za-z.'-]*(\s+[A-Za-z.'-]+)+$/.test(name)) errors.name = 'nameInvalid'
  return errors
}

function isCardNumber(digits: string): boolean {
  const length = brandOf(digits) === 'amex' ? digits.length === 15 : digits.length >= 13
  return length && passesLuhn(digits)
}

/** Every second digit from the right is doubled, its digits added; the sum ends in 0. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, character] of [...digits].reverse().entries()) {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

/** A card is good to the end of its month. */
function hasExpired(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1
}
