import { APIError } from 'better-auth/api'
import type { z } from 'zod'
import type { credentials } from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { type Limit, release, takeAll, tryToTake } from '#server/http/limits.ts'
import { accountLibrary, libraryHeaders } from './account-library.ts'
import { followVisitor } from './follow-visitor.ts'
import { knownDevice } from './known-device.ts'
import { contractUser, endOldSessions, endSession, type SignedIn } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

/**
 * Signs in with address and password. An unknown address takes as long as a wrong password and answers the same. Tries are
 * counted before the password is looked at and released if it is right; that one signs in only so often is counted by account.
 *
 * @throws Refusal `too_many_requests`, `invalid_credentials`
 */
export async function logIn(
  deps: Deps,
  input: z.output<typeof credentials>,
  visitor: Visitor,
): Promise<SignedIn> {
  const { email, password, rememberMe: remembered = false } = input
  const counted = await limitsOf(deps, email, visitor)
  await takeAll(deps, counted)
  const library = accountLibrary(deps, { database: deps.database, visitor, remembered })
  try {
    const { token, user } = await library.api.signInEmail({
      body: { email, password },
      headers: libraryHeaders(visitor),
    })
    const wait = await tryToTake(deps, 'log_in', email)
    if (wait !== null) {
      // The tries stay taken: a right password that comes without end costs a hash each time as well.
      await endSession(deps.database, token)
      throw new Refusal('too_many_requests', {}, wait)
    }
    for (const [limit, subject] of counted) await release(deps, limit, subject)
    await endSession(deps.database, visitor.sessionToken)
    await endOldSessions(deps.database, { userId: user.id, token })
    const known = contractUser(user)
    await followVisitor(deps, { userId: user.id, visitor })
    const language = visitor.chosenLocale ?? known.language
    const reading = { ...known.reading, ...visitor.reading }
    return { sessionToken: token, remembered, user: { ...known, language, reading } }
  } catch (error) {
    if (error instanceof APIError && error.status === 'UNAUTHORIZED') throw new Refusal('invalid_credentials')
    throw error
  }
}

/** A device that has signed in to this account before is counted by itself; everyone else by network and by account. */
async function limitsOf(deps: Deps, email: string, visitor: Visitor): Promise<(readonly [Limit, string])[]> {
  const device = await knownDevice(deps, email, visitor.devices)
  if (device) return [['log_in_by_device', device]]
  return [
    ['log_in_by_address', visitor.network],
    ['log_in_by_account', email],
  ]
}
