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

test.each(['my wijha password', 'وجهة نظر خاصة', 'password of the house', 'careerist', 'نخلة في الرياض'])(
  '%s is not',
  password => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

describe('every password of the list', () => {
  test('would otherwise be taken, and stands as it is compared', () => {
    const odd = [...COMMON_PASSWORDS].filter(
      entry => !newPassword.safeParse(entry).success || entry !== entry.normalize('NFC').toLowerCase(),
    )
    expect(odd).toEqual([])
  })
})
