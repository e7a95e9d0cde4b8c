import { randomBytes } from 'node:crypto'
import { isSame, sign } from '#server/secret.ts'

/** Seconds; browsers keep a cookie no longer than 400 days. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60

/**
 * Signs what a browser keeps after its user has proven the account once (signed in, or set a new password): a number
 * of its own and a signature over it and the address. It opens nothing. It makes this device's wrong passwords count
 * apart from everyone else's, so that guessing at an account from elsewhere cannot lock its owner out (docs/trust.md,
 * A4).
 */
export function newDevice(secret: string, email: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signatureOf(secret, email, id)}`
}

/** Finds the number of the device, if one of the cookies proves that it knows this account. */
export function knownDevice(secret: string, email: string, cookies: readonly string[]): string | null {
  for (const cookie of cookies) {
    const [id = '', signature = ''] = cookie.split('.')
    if (isSame(signature, signatureOf(secret, email, id))) return id
  }
  return null
}

function signatureOf(secret: string, email: string, id: string): string {
  return sign(secret, 'device', `${id} ${email}`)
}
