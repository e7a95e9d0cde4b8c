import { and, eq } from 'drizzle-orm'
import type { Assertion, ChallengePurpose, RequestOptions } from '#contract/passkeys.ts'
import type { Transaction } from '#server/db/connection.ts'
import { passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Session } from '#server/http/session.ts'
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './passkey-challenge.ts'

type PasskeyDeps = Pick<Deps, 'database' | 'clock' | 'environment'>

/** Loads the library at the first passkey: with the certificates that it can check it takes 27 MB, which most processes never need. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Names the site as authenticators know it: by the address that is configured, never by what a request says. */
export function siteOf({ APP_URL }: Pick<Deps['environment'], 'APP_URL'>) {
  const { hostname, origin } = new URL(APP_URL)
  return { rpId: hostname, origin }
}

/** Lists an operator's passkeys as a browser names them. */
export async function listCredentials({ database }: Pick<Deps, 'database'>, userId: string) {
  const rows = await database.select().from(passkeys).where(eq(passkeys.userId, userId))
  return rows.map(({ credentialId, transports }) => ({
    ...({ id: credentialId, type: 'public-key', transports } as const),
  }))
}

/** Asks for one of the operator's passkeys, for a purpose. */
export async function askForPasskey(
  deps: PasskeyDeps,
  session: Session,
  purpose: ChallengePurpose,
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const { rpId } = siteOf(deps.environment)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  await keepChallenge(deps, session, { challenge, purpose })
  const allowCredentials = await listCredentials(deps, session.userId)
  return { challenge, timeout: CHALLENGE_MS, rpId, allowCredentials, userVerification: 'required' }
}

/** Holds a passkey whose signature was right, and what it has counted. */
export interface CheckedPasskey {
  readonly id: string
  readonly before: number
  readonly counter: number
}

/**
 * Checks that a passkey of the operator has signed the challenge of this session, on this site, after looking at who holds it
 * (a finger, a face, a PIN), and that it has not counted backwards as a copied one does. The challenge is used up.
 *
 * @returns null where anything of it is not so
 */
export async function checkPasskey(
  deps: PasskeyDeps,
  session: Session,
  { purpose, assertion }: { readonly purpose: ChallengePurpose; readonly assertion: Assertion },
): Promise<CheckedPasskey | null> {
  const expectedChallenge = await takeChallenge(deps, session, purpose)
  const [kept] = await deps.database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, session.userId), eq(passkeys.credentialId, assertion.id)))
  if (!expectedChallenge || !kept) return null
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { rpId, origin } = siteOf(deps.environment)
  const { id, ...response } = assertion
  // It throws at what is not as it should be.
  const seen = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    credential: {
      id,
      publicKey: Uint8Array.from(Buffer.from(kept.publicKey, 'base64url')),
      counter: kept.counter,
    },
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
  }).catch(() => null)
  if (!seen?.verified) return null
  return { id: kept.id, before: kept.counter, counter: seen.authenticationInfo.newCounter }
}

/** Notes that a checked passkey was used. @returns false where it was removed or used in between */
export async function countPasskey(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { id, before, counter }: CheckedPasskey,
): Promise<boolean> {
  const rows = await transaction
    .update(passkeys)
    .set({ counter, usedAt: clock() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, before)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
