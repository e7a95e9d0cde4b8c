import { describe, expect, test } from 'vitest'
import { newPassword } from '#contract/account.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isCommonPassword } from './is-common-password.ts'

test.each([
  'password1',
  'PassWord1',
  'qwertyuiop',
  'السعودية',
  'كلمةالمرور',
  'wijha123!',
  '2026-وجهة',
  'WijhaWijha',
  '........',
])('%s is common', password => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'asdfghjkl',
  'qwertyasdfgh',
  '1qaz2wsx',
  '0987654321',
  'poiuytrewq',
  'شسيبلاتن',
  'ضصثقشسيب',
  'qwer1234',
])('%s is a row of keys', password => expect(isCommonPassword(password)).toBe(true))

test("an account's own address is common for it alone", () => {
  const email = 'noura.alsalem@example.com'
  expect(isCommonPassword('Noura.AlSalem@example.com', email)).toBe(true)
  expect(isCommonPassword('noura.alsalem', email)).toBe(true)
  expect(isCommonPassword('noura.alsalem')).toBe(false)
  expect(isCommonPassword('the mail of noura.alsalem', email)).toBe(false)
})

test.each([
  'properties',
  'asdf of my cat',
  'qwertz-Tastatur',
  'my wijha password',
  'وجهة نظر خاصة',
  'password of the house',
  'careerist',
  'نخلة في الرياض',
])('%s is not', password => {
  expect(isCommonPassword(password)).toBe(false)
})

describe('every password of the list', () => {
  test('would otherwise be taken, and stands as it is compared', () => {
    const odd = [...COMMON_PASSWORDS].filter(
      entry => !newPassword.safeParse(entry).success || entry !== entry.normalize('NFC').toLowerCase(),
    )
    expect(odd).toEqual([])
  })
})
