import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { accounts, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import { release, take } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'
import { verifyPassword } from './password-hash.ts'

/** How long ago somebody without a password may have signed in to count as being there. */
const RECENT_MS = 10 * 60 * 1000

/**
 * Asks, before a change that a borrowed or stolen session must not make, for the password once more; of an account that has
 * none, for a sign-in of the last ten minutes.
 *
 * @throws Refusal `too_many_requests`, `sign_in_again`; `invalid_request` for a wrong password
 */
export async function confirmPerson(
  deps: Pick<Deps, 'database' | 'clock' | 'secret' | 'environment'>,
  session: Pick<Session, 'id' | 'userId'>,
  currentPassword: string | undefined,
): Promise<void> {
  const { userId } = session
  const hash = await findPasswordHash(deps.database, userId)
  if (!hash) {
    if (await isRecent(deps, session)) return
    throw new Refusal('sign_in_again')
  }
  await checkPassword(deps, { userId, hash, field: 'currentPassword', password: currentPassword ?? '' })
}

/**
 * Compares a password with the account's; only wrong ones are counted.
 *
 * @throws Refusal `too_many_requests`; `invalid_request` for a wrong password, at the field in which it came
 */
export async function checkPassword(
  deps: Pick<Deps, 'database' | 'secret' | 'environment'>,
  input: {
    readonly userId: string
    readonly hash: string
    readonly field: string
    readonly password: string
  },
): Promise<void> {
  const { userId, hash, field, password } = input
  await take(deps, 'confirm_by_account', userId)
  if (!(await verifyPassword({ hash, password }))) throw refusedField(field, 'password_wrong')
  await release(deps, 'confirm_by_account', userId)
}

/** Finds the hash of an account's password; null for one that signs in with a provider alone. */
export async function findPasswordHash(database: Deps['database'], userId: string): Promise<string | null> {
  const credential = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const [row] = await database
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(credential, isNotNull(accounts.password)))
  return row?.password ?? null
}

async function isRecent(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  session: Pick<Session, 'id' | 'userId'>,
): Promise<boolean> {
  const since = new Date(clock().getTime() - RECENT_MS)
  const recent = and(
    eq(sessions.id, session.id),
    eq(sessions.userId, session.userId),
    gt(sessions.createdAt, since),
  )
  return (await database.$count(sessions, recent)) > 0
}
