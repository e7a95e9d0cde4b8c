import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPasskey, passkeyEndpoints } from '#contract/passkeys.ts'
import { operators, passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import type { Session } from '#server/http/session.ts'
import { listCredentials, loadWebAuthn, siteOf } from './check-passkey.ts'
import { noteAct } from './note-act.ts'
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './passkey-challenge.ts'

/** Limits the passkeys of one operator. */
const LIMIT = 10

/** Lists how a key may sign (COSE): Ed25519, P-256, RSA. What Node calls experimental is not asked for. */
const ALGORITHMS = [-8, -7, -257]

type PasskeyDeps = Pick<Deps, 'database' | 'clock' | 'environment'>
type Options = z.output<typeof passkeyEndpoints.askToAdd.response>
type Row = z.output<typeof passkeyEndpoints.passkeys.response>[number]

/** Lists an operator's own passkeys. */
export async function listPasskeys(
  { database }: Pick<Deps, 'database'>,
  { userId }: Session,
): Promise<Row[]> {
  const rows = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.addedAt))
  return rows.map(({ id, name, addedAt, usedAt }) => ({
    ...{ id, name, addedAt: addedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null },
  }))
}

/** Asks for a new passkey, on none of the authenticators that hold one already. */
export async function askToAdd(deps: PasskeyDeps, session: Session): Promise<Options> {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const { userId, email } = session
  const { rpId } = siteOf(deps.environment)
  const { rp, user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    ...{ rpName: 'Wijha', rpID: rpId, userName: email, userID: new TextEncoder().encode(userId) },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await keepChallenge(deps, session, { challenge, purpose: 'add' })
  return {
    ...{ rp: { ...rp, id: rpId }, user, challenge, pubKeyCredParams, timeout: CHALLENGE_MS },
    excludeCredentials: await listCredentials(deps, userId),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  }
}

/**
 * Adds a passkey that an authenticator has made for the challenge of this session; it opens the console from now on.
 *
 * @throws Refusal `passkey_refused`, `passkey_limit`; `not_found` where the role was taken away meanwhile
 */
export async function addPasskey(
  deps: PasskeyDeps,
  session: Session,
  { operator, made }: { readonly operator: Operator; readonly made: NewPasskey },
): Promise<void> {
  const { userId } = session
  const checked = await checkNew(deps, session, made)
  if (!checked) throw new Refusal('passkey_refused')
  const { name, transports } = made
  await deps.database.transaction(async transaction => {
    // One after the other: the limit holds for two at the same moment too.
    const role = await transaction.select().from(operators).where(eq(operators.userId, userId)).for('update')
    if (role.length === 0) throw new Refusal('not_found')
    const held = await transaction.$count(passkeys, eq(passkeys.userId, userId))
    if (held >= LIMIT) throw new Refusal('passkey_limit')
    const id = randomUUID()
    const added = await transaction
      .insert(passkeys)
      .values({ ...checked, userId, id, name, transports, addedAt: deps.clock() })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (added.length === 0) throw new Refusal('passkey_refused')
    await noteAct(deps, transaction, operator, { act: 'passkey_added', about: id })
  })
}

async function checkNew(deps: PasskeyDeps, session: Session, made: NewPasskey) {
  const expectedChallenge = await takeChallenge(deps, session, 'add')
  if (!expectedChallenge) return null
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { rpId, origin } = siteOf(deps.environment)
  const { id, clientDataJSON, attestationObject } = made
  const response = { clientDataJSON, attestationObject }
  // It throws at what is not as it should be.
  const seen = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true },
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!seen?.verified) return null
  const { credential } = seen.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  }
}

/** Removes a passkey of an operator; the authenticator stays. @throws Refusal `not_found` for another's */
export async function removePasskey(
  deps: Pick<Deps, 'database' | 'clock'>,
  session: Session,
  { operator, id }: { readonly operator: Operator; readonly id: string },
): Promise<void> {
  if (!UUID.test(id)) throw new Refusal('not_found')
  await deps.database.transaction(async transaction => {
    const removed = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, session.userId)))
      .returning({ id: passkeys.id })
    if (removed.length === 0) throw new Refusal('not_found')
    await noteAct(deps, transaction, operator, { act: 'passkey_removed', about: id })
  })
}
