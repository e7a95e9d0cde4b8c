export const APPROVED_MADA = '4201320111111010'
export const APPROVED_VISA = '4111111111111111'
export const NO_FUNDS_VISA = '4123120001090000'

export function cardSource(number = APPROVED_MADA, others: object = {}) {
  return {
    type: 'creditcard',
    name: 'Noura Alsalem',
    number,
    month: '12',
    year: '40',
    cvc: /^3[47]/.test(number) ? '1234' : '123',
    ...others,
  }
}

export function cardPayment(others: object = {}, source: object = cardSource()) {
  return {
    amount: 2900,
    currency: 'SAR',
    description: 'Report',
    callback_url: 'http://localhost:3000/payment/callback?order=7',
    source,
    ...others,
  }
}

export function tokenPayment(token: string, source: object = {}) {
  return cardPayment({}, { type: 'token', token, ...source })
}
