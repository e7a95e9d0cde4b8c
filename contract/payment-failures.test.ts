import { expect, test } from 'vitest'
import { paymentFailure } from './payment-failures.ts'

test.each([
  'INSUFFICIENT FUNDS',
  'DECLINED',
  'DECLINED: INVALID CARD NUMBER',
  'DECLINED: LOST CARD',
  'DECLINED: EXPIRED CARD',
  'DECLINED: EXCEEDS WITHDRAWAL LIMIT',
  'DECLINED: CVV FAILURE',
  'DECLINED: ISSUER UNAVAILABLE',
  'TIMED OUT',
  'NOT SUPPORTED',
  'ABORTED',
  'REFERRED',
  'Allowed time frame for transaction has been expired',
  '3-D Secure transaction attempt failed (AUTHENTICATION_FAILED)',
  '3-D Secure transaction attempt failed (AUTHENTICATION_NOT_AVAILABLE)',
  'Validation Failed',
])('«%s» has a sentence in each language, without a word of the provider’s', text => {
  const words = paymentFailure(text)
  expect(words?.ar).toMatch(/^[^A-Za-z_]+$/)
  expect(words?.en).toMatch(/^[A-Z][^_]+\.$/)
  expect(words?.en).not.toContain(text)
})

test.each([
  ['DECLINED: INSUFFICIENT FUNDS', /funds/],
  ['DECLINED: EXPIRED CARD', /expired/],
  ['DECLINED: STOLEN CARD', /declined/],
  ['3-D Secure transaction attempt failed (AUTHENTICATION_SERVER_ERROR)', /could not verify/],
  ['3-D Secure transaction attempt failed (CANCELLED_AUTHENTICATION)', /not verified/],
])('«%s» says what matters', (text, says) => {
  expect(paymentFailure(text)?.en).toMatch(says)
})

test.each(['UNSPECIFIED FAILURE', '', null, undefined])('%j says nothing, so the default is said', text => {
  expect(paymentFailure(text)).toBeNull()
})
