import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/account.ts'
import type { Reading } from '#contract/look.ts'
import type { Locale } from '#engine/languages/index.ts'
import { call } from './client.ts'
import { device } from './device.ts'
import { isUnreachable } from './error.ts'
import { getQueryClient, queries } from './queries.ts'
import { SIGNED_OUT } from './redirect.ts'
import { account } from './rows.ts'
import { forgetSession, storeSession } from './storage.ts'

interface Session {
  readonly token: string
  readonly user: User
}

/** Returns the signed-in person, or null. @example const user = useUser() */
export function useUser(): User | null {
  return useQuery<User | null>(queries.user).data ?? null
}

/** Enters a session that the server has just opened; what belonged to the visit before is dropped. */
export function enterSession(session: Session): void {
  const client = getQueryClient()
  storeSession(session)
  client.removeQueries({ predicate: query => query.queryKey[0] !== queries.user.queryKey[0] })
  client.setQueryData(queries.user.queryKey, session.user)
  // A sign-out that was still owed to the server concerned the session before.
  device()
    .then(kept => kept.noteSignOut(false))
    .catch(() => {})
}

/** Renews the session of a person who has signed in again: the page goes on with what it has. */
export function renewSession(session: Session): void {
  storeSession(session)
  getQueryClient().setQueryData(queries.user.queryKey, session.user)
}

/**
 * Sends what waits on this device, clears what this browser keeps, ends the session, goes to /login, also when the call fails.
 * Resolves only when answers cannot be sent: with how many. Called again with `lose`, it gives them up.
 */
export async function logOut({ lose = false } = {}): Promise<number> {
  const kept = await device().catch(() => undefined)
  const person = getQueryClient().getQueryData<User | null>(queries.user.queryKey)?.id
  const unsent = lose || !person ? 0 : await kept?.sendAll(person)
  if (unsent) return unsent
  // The token is needed for the call itself; it goes in the same breath.
  const leaving = call(account.logout).then(
    () => ({ ended: true, told: true }),
    (error: unknown) => {
      if (isUnreachable(error)) return { ended: false, told: false }
      // Ended already, or refused: nothing to be told again.
      console.error('logout', error)
      return { ended: false, told: true }
    },
  )
  forgetSession()
  const { ended, told } = await leaving
  forgetSession()
  await kept?.forgetAll({ told })
  // Loaded anew: nothing of the person stays in memory, and no page that is still on the screen asks once more and is sent
  // to sign in.
  location.assign(ended ? '/login' : SIGNED_OUT)
  return new Promise(() => {})
}

/** Tells the account which language its mails should have; the page has changed already, so a failure is only logged. */
export function tellLanguage(language: Locale): void {
  if (!getQueryClient().getQueryData(queries.user.queryKey)) return
  call(account.setLanguage, { body: { language } }).catch((error: unknown) =>
    console.error('language', error),
  )
}

/** Tells the account how the person reads best, for other devices; this page has changed already, so a failure is only logged. */
export function tellReading(reading: Partial<Reading>): void {
  const user = getQueryClient().getQueryData<User | null>(queries.user.queryKey)
  if (!user) return
  const changed: User = { ...user, reading: { ...user.reading, ...reading } }
  getQueryClient().setQueryData(queries.user.queryKey, changed)
  call(account.setReading, { body: reading }).catch((error: unknown) => console.error('reading', error))
}
