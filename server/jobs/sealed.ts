import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor } from '#server/secret.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals what a job carries, because its row outlives it: names, addresses and the links' tokens must not be readable
 * in a dump of the database, where the token table itself holds only hashes.
 */
export function seal(secret: string, value: unknown): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, 'jobs'), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * Opens what `seal` has sealed.
 *
 * @throws on anything that this secret did not seal
 */
export function unseal<Value>(secret: string, sealed: string): Value {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyFor(secret, 'jobs'), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(body.toString('utf8')) as Value
}
