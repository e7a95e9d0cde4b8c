import { desc, eq, sql } from 'drizzle-orm'
import {
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
} from 'jose'
import type { PublicKey } from '#contract/credentials.ts'
import type { Transaction } from '#server/db/connection.ts'
import { credentialKeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { seal, unseal } from '#server/jobs/sealed.ts'
import { keyAddress } from './addresses.ts'

/** Names the one way of signing that Open Badges 3.0 asks every verifier to know. */
export const ALGORITHM = 'RS256'

export interface SigningKey {
  readonly id: string
  readonly key: CryptoKey
}

/** Tells those that would make a key at once apart from all other locks. */
const LOCK = 720_281

/** Finds the newest key that this AUTH_SECRET opens, or makes one; of several that ask at once the first makes it. */
export async function findSigningKey(deps: Pick<Deps, 'database' | 'secret' | 'clock'>): Promise<SigningKey> {
  const known = await findOpenKey(deps.database, deps.secret)
  if (known) return known
  return deps.database.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    return (await findOpenKey(transaction, deps.secret)) ?? makeKey(transaction, deps)
  })
}

async function findOpenKey(
  database: Pick<Transaction, 'select'>,
  secret: string,
): Promise<SigningKey | undefined> {
  const rows = await database.select().from(credentialKeys).orderBy(desc(credentialKeys.madeAt))
  for (const { id, sealedKey } of rows) {
    const pem = opened(secret, sealedKey)
    if (pem) return { id, key: await importPKCS8(pem, ALGORITHM) }
  }
  return undefined
}

/** Signs what a credential or the status list says, as a JSON Web Token. */
export function signToken(
  { environment }: Pick<Deps, 'environment'>,
  { id, key }: SigningKey,
  payload: object,
): Promise<string> {
  // Open Badges 3.0 allows these three members of a header and no other.
  const header = { alg: ALGORITHM, kid: keyAddress(environment, id), typ: 'JWT' }
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .sign(key)
}

/** Finds every public key, the newest first. */
export async function findKeys({ database }: Pick<Deps, 'database'>): Promise<PublicKey[]> {
  const rows = await database
    .select({ publicKey: credentialKeys.publicKey })
    .from(credentialKeys)
    .orderBy(desc(credentialKeys.madeAt))
  return rows.map(({ publicKey }) => publicKey)
}

/** SHA-256 in base64url (RFC 7638); a database refuses some of what else may be asked for. */
const THUMBPRINT = /^[\w-]{43}$/

/** Finds one public key. @throws Refusal `not_found` */
export async function findKey({ database }: Pick<Deps, 'database'>, id: string): Promise<PublicKey> {
  if (!THUMBPRINT.test(id)) throw new Refusal('not_found')
  const [row] = await database
    .select({ publicKey: credentialKeys.publicKey })
    .from(credentialKeys)
    .where(eq(credentialKeys.id, id))
  if (!row) throw new Refusal('not_found')
  return row.publicKey
}

async function makeKey(
  database: Transaction,
  { secret, clock }: Pick<Deps, 'secret' | 'clock'>,
): Promise<SigningKey> {
  const pair = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true })
  const { n = '', e = '' } = await exportJWK(pair.publicKey)
  const id = await calculateJwkThumbprint({ kty: 'RSA', n, e })
  await database.insert(credentialKeys).values({
    id,
    publicKey: { kty: 'RSA', alg: ALGORITHM, use: 'sig', kid: id, n, e },
    sealedKey: seal(secret, await exportPKCS8(pair.privateKey)),
    madeAt: clock(),
  })
  return { id, key: pair.privateKey }
}

/** Undefined where another secret has sealed it. */
function opened(secret: string, sealed: string): string | undefined {
  try {
    return unseal<string>(secret, sealed)
  } catch {
    return undefined
  }
}
