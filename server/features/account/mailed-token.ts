import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connection.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { mailedTokens, users } from '#server/db/schema.ts'

const HOUR_MS = 60 * 60 * 1000

export type Purpose = 'verify_email' | 'reset_password' | 'change_email' | 'revert_email'

const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  verify_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  change_email: 24 * HOUR_MS,
  revert_email: 7 * 24 * HOUR_MS,
}

/** Holds what a used token was good for. */
export interface TakenToken {
  readonly userId: string
  readonly email: string | null
  readonly createdAt: Date
}

/** Makes a token of 256 random bits, 43 characters. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Makes a token the only one of its purpose for a person: earlier links end. Locks the person's row first, so that two
 * requests at once leave one link, not two. For nobody (`userId` of no row) it does the same work and keeps nothing.
 * Ways back from a change of address stand beside each other: whoever changes it twice must not end the first owner's.
 */
export async function keepToken(
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly purpose: Purpose
    readonly token: string
    readonly now: Date
    readonly email?: string
  },
): Promise<void> {
  const { userId, purpose, token, now, email = null } = input
  await lockPerson(transaction, userId)
  if (purpose !== 'revert_email') await endTokens(transaction, userId, [purpose])
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  await transaction.execute(sql`
    insert into ${mailedTokens} (user_id, purpose, token_hash, email, expires_at, created_at)
    select ${users.id}, ${purpose}, ${hashOf(token)}, ${email}, ${expiresAt}::timestamptz, ${now}::timestamptz
    from ${users} where ${users.id} = ${userId}`)
}

/** Finds the account of a token, as long as it can be used; looking does not use it. */
export async function findToken(
  database: Database,
  input: { readonly purpose: Purpose; readonly token: string; readonly now: Date },
): Promise<string | null> {
  const [row] = await database.select({ userId: mailedTokens.userId }).from(mailedTokens).where(usable(input))
  return row?.userId ?? null
}

/** Uses a token up, with its siblings, and returns its owner; null for one that was used, replaced, or is too old. */
export async function takeToken(
  transaction: Transaction,
  input: { readonly purpose: Purpose; readonly token: string; readonly now: Date },
): Promise<TakenToken | null> {
  const [row] = await transaction.delete(mailedTokens).where(usable(input)).returning({
    userId: mailedTokens.userId,
    email: mailedTokens.email,
    createdAt: mailedTokens.createdAt,
  })
  if (!row) return null
  await endTokens(transaction, row.userId, [input.purpose])
  return row
}

/** Ends the links that were mailed to a person for these purposes. */
export async function endTokens(
  transaction: Transaction,
  userId: string,
  purposes: readonly Purpose[],
): Promise<void> {
  await transaction
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), inArray(mailedTokens.purpose, [...purposes])))
}

function usable(input: { readonly purpose: Purpose; readonly token: string; readonly now: Date }) {
  return and(
    eq(mailedTokens.tokenHash, hashOf(input.token)),
    eq(mailedTokens.purpose, input.purpose),
    gt(mailedTokens.expiresAt, input.now),
  )
}

/** Hashes a token; 256 bits need no slow hash: there is nothing to guess from. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
