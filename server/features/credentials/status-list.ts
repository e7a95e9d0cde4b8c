import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, gt, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { credentialPlaces, credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { issuerOf, statusListOf } from './addresses.ts'
import { instantOf, secondsOf } from './compose-credential.ts'
import { findSigningKey, signToken } from './signing-key.ts'

/** Counts the places: the least that the standard allows, so that one says nothing of who has it. */
export const PLACES = 131_072

/** Counts the seconds for which others may keep a copy: so long a revocation may take to reach them. */
export const KEPT_SECONDS = 300

/** After that a copy proves nothing: nobody can show an old list for long. */
const VALID_SECONDS = 24 * 60 * 60

/**
 * Takes a place of the list by chance, one that no credential still names.
 *
 * @throws Refusal `unavailable` when the list is so full that chance finds none
 */
export async function takePlace(transaction: Transaction, takenUntil: Date): Promise<number> {
  for (let tries = 0; tries < 30; tries++) {
    const place = randomInt(PLACES)
    const taken = await transaction
      .insert(credentialPlaces)
      .values({ place, takenUntil })
      .onConflictDoNothing()
      .returning()
    if (taken.length > 0) return place
  }
  throw new Refusal('unavailable')
}

/**
 * Signs the one list of all (W3C Bitstring Status List 1.0). Every place is marked as revoked but those of valid credentials: one
 * that was deleted with its account is revoked by that, and a place that was never given proves nothing.
 */
export async function signStatusList(
  deps: Pick<Deps, 'database' | 'environment' | 'secret' | 'clock'>,
): Promise<string> {
  const now = deps.clock()
  const valid = await deps.database
    .select({ place: credentials.place })
    .from(credentials)
    .where(and(isNotNull(credentials.token), isNotNull(credentials.keyId), gt(credentials.expiresAt, now)))
  const bits = Buffer.alloc(PLACES / 8, 0xff)
  for (const { place } of valid) bits[place >> 3] = (bits[place >> 3] ?? 0) & ~(0x80 >> (place & 7))
  const issuer = issuerOf(deps.environment)
  const list = statusListOf(deps.environment)
  const until = new Date(now.getTime() + VALID_SECONDS * 1000)
  return signToken(deps, await findSigningKey(deps), {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: list,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: instantOf(now),
    validUntil: instantOf(until),
    credentialSubject: {
      id: `${list}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: KEPT_SECONDS * 1000,
      encodedList: `u${(await promisify(gzip)(bits)).toString('base64url')}`,
    },
    iss: issuer,
    jti: list,
    sub: `${list}#list`,
    nbf: secondsOf(now),
    exp: secondsOf(until),
  })
}
