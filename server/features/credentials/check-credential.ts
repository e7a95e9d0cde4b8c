import { eq } from 'drizzle-orm'
import { compactVerify, decodeJwt, decodeProtectedHeader, importJWK } from 'jose'
import { z } from 'zod'
import type { CheckedCredential } from '#contract/credentials.ts'
import { credentials } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { limitSubject } from '#server/http/address.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { issuerOf, keyAddress } from './addresses.ts'
import { type CredentialRow, describeCredential, stateOf } from './describe-credential.ts'
import { ALGORITHM, findKey } from './signing-key.ts'

type CheckDeps = Pick<Deps, 'database' | 'clock' | 'environment' | 'secret'>
type State = CheckedCredential['state']

const OWN_ID = /^urn:uuid:(.+)$/

/** Takes what every credential of the data model has, of whichever issuer. */
const anyCredential = z.object({
  id: z.string(),
  type: z
    .union([z.string(), z.array(z.string())])
    .refine(type => [type].flat().includes('VerifiableCredential')),
  issuer: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  validUntil: z.string().optional(),
})

/**
 * Checks a credential as it was handed over: a JSON Web Token, or the JSON that somebody took out of one. Keeps nothing of it.
 *
 * @throws Refusal `too_many_requests`
 */
export async function checkCredential(
  deps: CheckDeps,
  input: { readonly token: string; readonly address: string },
): Promise<CheckedCredential> {
  await take(deps, 'check_credential', limitSubject(input.address))
  const token = input.token.trim()
  const claimed = read(token)
  if (!claimed) return only('not_a_credential')
  if (claimed.issuer !== issuerOf(deps.environment)) return only('foreign')
  const id = OWN_ID.exec(claimed.id)?.[1]
  const row = id === undefined ? undefined : await findRow(deps, id)
  if (!(await isSigned(deps, token))) {
    // Of a key that was withdrawn only what we have kept ourselves is known to be ours.
    if (row?.keyId !== null || row.token !== token) return only('changed')
    return only(row.expiresAt <= deps.clock() ? 'expired' : 'revoked')
  }
  // From here on its words are ours. The status list is signed too.
  if (!id) return only('not_a_credential')
  if (Date.parse(claimed.validUntil ?? '') <= deps.clock().getTime()) return only('expired')
  if (!row || stateOf(row, deps.clock()) === 'revoked') return only('revoked')
  // Letters that mean the same to a decoder are a change all the same.
  if (row.token !== token) return only('changed')
  return { state: 'valid', valid: describeCredential(row) }
}

/**
 * Finds what a paper's code leads to.
 *
 * @throws Refusal `not_found`, also for one that was revoked or deleted; `too_many_requests`
 */
export async function findCredential(
  deps: CheckDeps,
  input: { readonly id: string; readonly address: string },
): Promise<CheckedCredential> {
  const row = await findGiven(deps, input)
  if (stateOf(row, deps.clock()) === 'expired') return only('expired')
  return { state: 'valid', valid: describeCredential(row) }
}

/** Finds the file that a paper's code leads to. @throws Refusal `not_found`, `too_many_requests` */
export async function findCredentialFile(
  deps: CheckDeps,
  input: { readonly id: string; readonly address: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const row = await findGiven(deps, input)
  if (!row.token || stateOf(row, deps.clock()) !== 'valid') throw new Refusal('not_found')
  return new TextEncoder().encode(row.token)
}

async function findGiven(
  deps: CheckDeps,
  { id, address }: { readonly id: string; readonly address: string },
): Promise<CredentialRow> {
  await take(deps, 'check_credential', limitSubject(address))
  const row = await findRow(deps, id)
  if (!row || stateOf(row, deps.clock()) === 'revoked') throw new Refusal('not_found')
  return row
}

async function findRow({ database }: CheckDeps, id: string): Promise<CredentialRow | undefined> {
  if (!UUID.test(id)) return undefined
  const [row] = await database.select().from(credentials).where(eq(credentials.id, id))
  return row
}

const only = (state: Exclude<State, 'valid'>): CheckedCredential => ({ state, valid: null })

/** Reads what a text claims to be; undefined where that is no credential. */
function read(text: string): z.output<typeof anyCredential> | undefined {
  try {
    return anyCredential.parse(text.startsWith('{') ? JSON.parse(text) : decodeJwt(text))
  } catch {
    return undefined
  }
}

/** Tells whether one of our keys, the one that it names, has signed it. */
async function isSigned(deps: CheckDeps, token: string): Promise<boolean> {
  try {
    const { kid = '' } = decodeProtectedHeader(token)
    const key = await findKey(deps, kid.split('/').at(-1) ?? '')
    if (kid !== keyAddress(deps.environment, key.kid)) return false
    await compactVerify(token, await importJWK(key, ALGORITHM), { algorithms: [ALGORITHM] })
    return true
  } catch (error) {
    if (isOfToken(error)) return false
    throw error
  }
}

/** A key that is not ours is refused; the library has errors of its own and, for a text that is none, a TypeError. A database that is away is neither. */
const isOfToken = (error: unknown) =>
  error instanceof TypeError ||
  error instanceof Refusal ||
  String((error as { code?: unknown }).code).startsWith('ERR_J')
