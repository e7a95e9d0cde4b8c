import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const secret = 'a-secret-of-the-tests-that-signs-nothing-else'
const value = { to: 'noura@example.com', firstName: 'نورة' }

test('what is sealed comes out as it went in', () => {
  expect(unseal(secret, seal(secret, value))).toEqual(value)
})

test('what is sealed cannot be read, nor told from the same sealed again', () => {
  expect(seal(secret, value)).not.toBe(seal(secret, value))
  expect(Buffer.from(seal(secret, value), 'base64url').toString()).not.toMatch(/noura|نورة/)
})

test('what was changed on the way is refused', () => {
  const bytes = Buffer.from(seal(secret, value), 'base64url')
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1
  expect(() => unseal(secret, bytes.toString('base64url'))).toThrow()
})

test('what another secret sealed is refused', () => {
  expect(() => unseal('another-secret-of-the-tests-that-signs-nothing', seal(secret, value))).toThrow()
})
