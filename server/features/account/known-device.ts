import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { accounts, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isSame, sign } from '#server/secret.ts'

/** Seconds; browsers keep a cookie no longer than 400 days. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60

type DeviceDeps = Pick<Deps, 'database' | 'secret'>

/**
 * Signs what a browser keeps after its user has proven the account once (signed in, or set a new password): a number
 * of its own and a signature over it, the address and the password's hash. It opens nothing. It makes this device's wrong
 * passwords count apart from everyone else's, so that guessing at an account from elsewhere cannot lock its owner out
 * (docs/trust.md, A4). A new password ends it: whoever knew the old one guesses as everyone else does.
 */
export async function newDevice(deps: DeviceDeps, email: string): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${signatureOf(deps.secret, id, await provenBy(deps, email))}`
}

/** Finds the number of the device, if one of the cookies proves that it knows this account. */
export async function knownDevice(
  deps: DeviceDeps,
  email: string,
  cookies: readonly string[],
): Promise<string | null> {
  if (cookies.length === 0) return null
  const proof = await provenBy(deps, email)
  for (const cookie of cookies) {
    const [id = '', signature = ''] = cookie.split('.')
    if (isSame(signature, signatureOf(deps.secret, id, proof))) return id
  }
  return null
}

/** Names an account as it is proven today: by its address, and its password where it has one. */
async function provenBy({ database }: DeviceDeps, email: string): Promise<string> {
  const [found] = await database
    .select({ hash: accounts.password })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .where(eq(users.email, email))
  return `${email} ${found?.hash ?? ''}`
}

function signatureOf(secret: string, id: string, proof: string): string {
  return sign(secret, 'device', `${id} ${proof}`)
}
