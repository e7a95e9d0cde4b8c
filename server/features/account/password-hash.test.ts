import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password is kept as argon2id with 19 MiB, two passes and one lane, salted each time', async () => {
  const [one, two] = await Promise.all([hashPassword('the password'), hashPassword('the password')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(two).not.toBe(one)
  expect(await verifyPassword({ hash: one, password: 'the password' })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'the passwore' })).toBe(false)
})

// By processor time, which other programs on the machine do not change; on this thread 20 hashes would take about 180 ms.
test('hashing 20 passwords at once takes the main thread less than 60 ms', async () => {
  await hashPassword('loads the library')
  const before = process.threadCpuUsage()
  await Promise.all(Array.from({ length: 20 }, (_, index) => hashPassword(`password number ${index}`)))
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(60)
})

test('what else needs a thread does not wait until many passwords are hashed', async () => {
  await hashPassword('loads the library')
  let hashed = 0
  const hashing = Array.from({ length: 20 }, async (_, index) => {
    await hashPassword(`password number ${index}`)
    hashed += 1
  })
  await promisify(gzip)('a short text')
  expect(hashed).toBeLessThan(5)
  await Promise.all(hashing)
})
