import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { accounts, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { giveBack, type Limited, take } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'
import { verifyPassword } from './password-hash.ts'

/** How long ago somebody without a password may have signed in to count as being there. */
const RECENT_MS = 10 * 60 * 1000

export type ConfirmPersonResult =
  | Limited
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'password_wrong' }
  | { readonly kind: 'sign_in_again' }

/**
 * Asks, before a change that a borrowed or stolen session must not make, for the password once more; of an account that has
 * none, for a sign-in of the last ten minutes.
 */
export async function confirmPerson(
  deps: Pick<Deps, 'database' | 'clock' | 'secret' | 'environment'>,
  session: Pick<Session, 'id' | 'userId'>,
  currentPassword: string | undefined,
): Promise<ConfirmPersonResult> {
  const { userId } = session
  const hash = await findPasswordHash(deps.database, userId)
  if (!hash) return (await isRecent(deps, session)) ? { kind: 'confirmed' } : { kind: 'sign_in_again' }
  const limited = await take(deps, 'confirm_by_account', userId)
  if (limited) return limited
  const isRight = await verifyPassword({ hash, password: currentPassword ?? '' })
  if (!isRight) return { kind: 'password_wrong' }
  await giveBack(deps, 'confirm_by_account', userId)
  return { kind: 'confirmed' }
}

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
