import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/account.ts'
import { call } from './client.ts'
import { getQueryClient, queries } from './queries.ts'
import { account } from './rows.ts'
import { forgetSession, storeSession } from './storage.ts'

/** The signed-in person, or null. @example const user = useUser() */
export function useUser(): User | null {
  return useQuery<User | null>(queries.user).data ?? null
}

/** Enters a session that the server has just opened; what belonged to the visit before is dropped. */
export function enterSession(session: { readonly token: string; readonly user: User }): void {
  const client = getQueryClient()
  storeSession(session)
  client.removeQueries({ predicate: query => query.queryKey[0] !== queries.user.queryKey[0] })
  client.setQueryData(queries.user.queryKey, session.user)
}

/** Clears what this browser keeps, ends the session, goes to /login, also when the call fails. */
export async function logOut(): Promise<void> {
  // The token is needed for the call itself; it goes in the same breath.
  const ended = call(account.logout).catch((error: unknown) => console.error('logout', error))
  forgetSession()
  await ended
  forgetSession()
  // Loaded anew: nothing of the person stays in memory, and no page that is still on the screen asks once more and is sent
  // to sign in.
  location.assign('/login')
}

/** Tells the account which language its mails should have; the page has changed already, so a failure is only logged. */
export function tellLanguage(language: 'ar' | 'en'): void {
  if (!getQueryClient().getQueryData(queries.user.queryKey)) return
  call(account.setLanguage, { body: { language } }).catch((error: unknown) =>
    console.error('language', error),
  )
}
