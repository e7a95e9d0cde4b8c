import { expect, test } from 'vitest'
import { PASSWORD_RULES } from './password-rules.ts'
import { registerSchema } from './register-schema.ts'
import { resetSchema } from './reset-schema.ts'

const good = {
  firstName: 'نورة',
  lastName: 'السالم',
  email: 'Noura@Example.com ',
  password: 'waha-wijha',
  confirmPassword: 'waha-wijha',
  agreeToTerms: true,
}
const refused = (value: object) =>
  registerSchema.safeParse(value).error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ??
  []

test('a complete registration passes', () => {
  expect(refused(good)).toEqual([])
})

test('each rule names its field and its sentence', () => {
  expect(refused({ ...good, firstName: 'ن' })).toEqual(['firstName: first_name_short'])
  expect(refused({ ...good, lastName: '' })).toEqual(['lastName: last_name_short'])
  expect(refused({ ...good, email: 'noura@' })).toEqual(['email: email_invalid'])
  expect(refused({ ...good, password: 'short', confirmPassword: 'short' })).toEqual([
    'password: password_short',
  ])
  expect(refused({ ...good, agreeToTerms: false })).toEqual(['agreeToTerms: terms_required'])
})

test('a differing confirmation is said on its own field, also beside other mistakes', () => {
  expect(refused({ ...good, firstName: '', confirmPassword: 'other' })).toContain(
    'confirmPassword: passwords_differ',
  )
  expect(resetSchema.safeParse({ password: 'waha-wijha', confirmPassword: 'x' }).success).toBe(false)
})

test('the same password typed on two keyboards is the same', () => {
  expect(
    refused({ ...good, password: 'caf\u00e9-caf\u00e9', confirmPassword: 'cafe\u0301-cafe\u0301' }),
  ).toEqual([])
})

test('the checklist tells length, capital, small letter, digit', () => {
  expect(PASSWORD_RULES.map(({ met }) => met('Abcdefg1'))).toEqual([true, true, true, true])
  expect(PASSWORD_RULES.map(({ met }) => met('كلمةسر'))).toEqual([false, false, false, false])
})
