import { APIError } from 'better-auth/api'
import type { z } from 'zod'
import type { credentials } from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { type Limit, release, takeAll } from '#server/http/limits.ts'
import { accountLibrary, libraryHeaders } from './account-library.ts'
import { knownDevice } from './known-device.ts'
import { contractUser, endSession, type SignedIn } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

/**
 * Signs in with address and password. An unknown address takes as long as a wrong password and answers the same. Tries are
 * counted before the password is looked at and released if it is right.
 *
 * @throws Refusal `too_many_requests`, `invalid_credentials`
 */
export async function logIn(
  deps: Deps,
  input: z.output<typeof credentials>,
  visitor: Visitor,
): Promise<SignedIn> {
  const { email, password, rememberMe: remembered = false } = input
  const counted = limitsOf(deps, email, visitor)
  await takeAll(deps, counted)
  const library = accountLibrary(deps, { database: deps.database, visitor, remembered })
  try {
    const { token, user } = await library.api.signInEmail({
      body: { email, password },
      headers: libraryHeaders(visitor),
    })
    for (const [limit, subject] of counted) await release(deps, limit, subject)
    await endSession(deps.database, visitor.sessionToken)
    return { sessionToken: token, remembered, user: contractUser(user) }
  } catch (error) {
    if (error instanceof APIError && error.status === 'UNAUTHORIZED') throw new Refusal('invalid_credentials')
    throw error
  }
}

/** A device that has signed in to this account before is counted by itself; everyone else by network and by account. */
function limitsOf(deps: Deps, email: string, visitor: Visitor): (readonly [Limit, string])[] {
  const device = knownDevice(deps.secret, email, visitor.devices)
  if (device) return [['log_in_by_device', device]]
  return [
    ['log_in_by_address', visitor.network],
    ['log_in_by_account', email],
  ]
}
