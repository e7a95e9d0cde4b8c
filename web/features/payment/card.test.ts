import { expect, test } from 'vitest'
import { brandOf } from './brand.ts'
import { type Card, checkCard, digitsOf, grouped, shownAs } from './card.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const GOOD: Card = {
  number: '4201 3201 1111 1010',
  month: '11',
  year: '26',
  cvc: '123',
  name: 'NOURA ALSALEM',
}
const errorsOf = (changes: Partial<Card>) => checkCard({ ...GOOD, ...changes }, NOW)

test('a number shows its digits alone, in fours, up to 19 characters', () => {
  expect(shownAs('number', '42013')).toBe('4201 3')
  expect(shownAs('number', '4201-3201-1111-1010 99')).toBe('4201 3201 1111 1010')
  expect(grouped('4201')).toBe('4201')
  expect(shownAs('cvc', '12345')).toBe('1234')
  expect(shownAs('month', '1a2b3')).toBe('12')
})

test('Arabic-Indic and Persian digits become Western ones, and signs of direction go', () => {
  expect(digitsOf('٤٢٠١ ٣٢٠١')).toBe('42013201')
  expect(digitsOf('۴۲۰۱')).toBe('4201')
  expect(digitsOf('\u200E4201\u2069')).toBe('4201')
})

test.each([
  ['4201320111111010', 'mada'],
  ['4201321234411220', 'mada'],
  ['22337902', 'mada'],
  ['4228180000000000', 'mada'],
  ['4111111111111111', 'visa'],
  ['5421080101000000', 'master'],
  ['2720990000000000', 'master'],
  ['2721000000000000', null],
  ['340000000900000', 'amex'],
  ['371111111111114', 'amex'],
  ['6200000000000005', null],
  ['', null],
])('the network of %s is %s', (number, brand) => expect(brandOf(number)).toBe(brand))

test('a card is good to the end of its month', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ month: '10' })).toEqual({ year: 'expired' })
  expect(errorsOf({ month: '1', year: '27' })).toEqual({})
})

test('each mistake has its own word', () => {
  expect(checkCard({ number: '', month: '', year: '', cvc: '', name: ' ' }, NOW)).toEqual({
    number: 'numberRequired',
    month: 'monthRequired',
    year: 'yearRequired',
    cvc: 'cvcRequired',
    name: 'nameRequired',
  })
  expect(errorsOf({ number: '4201 3201 1111 1011' })).toEqual({ number: 'numberInvalid' })
  expect(errorsOf({ number: '4201' })).toEqual({ number: 'numberInvalid' })
  expect(errorsOf({ month: '13' })).toEqual({ month: 'monthInvalid' })
  expect(errorsOf({ month: '00' })).toEqual({ month: 'monthInvalid' })
  expect(errorsOf({ year: '7' })).toEqual({ year: 'yearInvalid' })
  expect(errorsOf({ cvc: '12' })).toEqual({ cvc: 'cvcInvalid' })
  expect(errorsOf({ cvc: '1234' })).toEqual({ cvc: 'cvcInvalid' })
  expect(errorsOf({ name: 'NOURA' })).toEqual({ name: 'nameInvalid' })
  expect(errorsOf({ name: 'نورة السالم' })).toEqual({ name: 'nameInvalid' })
})

test('an Amex number has 15 digits and its code 4', () => {
  expect(errorsOf({ number: '3400 0000 0900 000', cvc: '1234' })).toEqual({})
  expect(errorsOf({ number: '3400 0000 0900 000' })).toEqual({ cvc: 'cvcInvalidAmex' })
})
