import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { westernDigits } from '#contract/digits.ts'
import type { Transaction } from '#server/db/connection.ts'
import { operators, passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { seal, unseal } from '#server/jobs/sealed.ts'
import { sign } from '#server/secret.ts'

const ISSUER = 'Wijha'
/** Of a code, in milliseconds (RFC 6238). */
const PERIOD_MS = 30_000
/** How many periods a telephone's clock may be off. */
const WINDOW = 1
const RECOVERY_CODES = 10

type FactorDeps = Pick<Deps, 'clock' | 'secret'>

/** Holds what an authenticator is set up with. */
export interface MadeSecret {
  /** Base 32, to be typed. */
  readonly secret: string
  /** `otpauth://`, for a QR code. */
  readonly address: string
}

/**
 * Makes a secret for an operator's authenticator, in place of the one before and of every passkey; nothing opens until a code of
 * it was right.
 */
export async function makeSecret(
  { secret }: Pick<Deps, 'secret'>,
  transaction: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<MadeSecret> {
  const made = new Secret({ size: 20 })
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId))
  await transaction
    .update(operators)
    .set({ sealedSecret: seal(secret, made.base32), enrolledAt: null, lastPeriod: 0, recoveryCodes: [] })
    .where(eq(operators.userId, userId))
  return { secret: made.base32, address: new TOTP({ issuer: ISSUER, label: email, secret: made }).toString() }
}

/** Makes recovery codes in place of those before; only keyed hashes are kept. @returns the codes, to be shown once */
export async function makeRecoveryCodes(
  { secret }: Pick<Deps, 'secret'>,
  transaction: Transaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase()
    return `${text.slice(0, 8)}-${text.slice(8)}`
  })
  const recoveryCodes = codes.map(code => hashOf(secret, userId, code))
  await transaction.update(operators).set({ recoveryCodes }).where(eq(operators.userId, userId))
  return codes
}

/**
 * Takes a code of the authenticator, or a recovery code if the caller allows one: each works once. Two at the same moment are
 * judged one after the other.
 *
 * @returns false for a wrong or used one
 */
export async function takeCode(
  { clock, secret }: FactorDeps,
  transaction: Transaction,
  { userId, code, recovery }: { readonly userId: string; readonly code: string; readonly recovery: boolean },
): Promise<boolean> {
  const [operator] = await transaction
    .select()
    .from(operators)
    .where(eq(operators.userId, userId))
    .for('update')
  if (!operator?.sealedSecret) return false
  const typed = westernDigits(code).replace(/[\s-]/g, '').toLowerCase()
  const period = periodOf(unseal<string>(secret, operator.sealedSecret), typed, clock())
  if (period !== null && period > operator.lastPeriod) {
    await transaction.update(operators).set({ lastPeriod: period }).where(eq(operators.userId, userId))
    return true
  }
  const hash = hashOf(secret, userId, typed)
  if (!recovery || !operator.recoveryCodes.includes(hash)) return false
  const recoveryCodes = operator.recoveryCodes.filter(kept => kept !== hash)
  await transaction.update(operators).set({ recoveryCodes }).where(eq(operators.userId, userId))
  return true
}

/** Finds the period that a code belongs to; null if it is not one of these minutes. */
function periodOf(base32: string, token: string, now: Date): number | null {
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const delta = new TOTP({ secret: Secret.fromBase32(base32) }).validate({ token, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta
}

function hashOf(secret: string, userId: string, code: string): string {
  return sign(secret, 'recovery-code', `${userId} ${code.replace(/-/g, '')}`)
}
