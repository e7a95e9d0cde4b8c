import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connection.ts'
import { mailedTokens, users } from '#server/db/schema.ts'

const HOUR_MS = 60 * 60 * 1000

export type Purpose = 'verify_email' | 'reset_password'

export const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  verify_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
}

/** 256 bits of chance, 43 characters. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Makes a token the only one of its purpose for a person: earlier links end. Locks the person's row first, so that two
 * requests at once leave one link, not two. For nobody (`userId` of no row) it does the same work and keeps nothing.
 */
export async function keepToken(
  transaction: Transaction,
  input: { readonly userId: string; readonly purpose: Purpose; readonly token: string; readonly now: Date },
): Promise<void> {
  const { userId, purpose, token, now } = input
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await endTokens(transaction, userId, purpose)
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  await transaction.execute(sql`
    insert into ${mailedTokens} (user_id, purpose, token_hash, expires_at, created_at)
    select ${users.id}, ${purpose}, ${hashOf(token)}, ${expiresAt}::timestamptz, ${now}::timestamptz
    from ${users} where ${users.id} = ${userId}`)
}

/** Whose a token is, as long as it can be used; looking does not use it. */
export async function findToken(
  database: Database,
  input: { readonly purpose: Purpose; readonly token: string; readonly now: Date },
): Promise<string | null> {
  const [row] = await database.select({ userId: mailedTokens.userId }).from(mailedTokens).where(usable(input))
  return row?.userId ?? null
}

/** Uses a token up, with its siblings, and answers whose it was; null for one that was used, replaced, or is too old. */
export async function takeToken(
  transaction: Transaction,
  input: { readonly purpose: Purpose; readonly token: string; readonly now: Date },
): Promise<string | null> {
  const [row] = await transaction
    .delete(mailedTokens)
    .where(usable(input))
    .returning({ userId: mailedTokens.userId })
  if (!row) return null
  await endTokens(transaction, row.userId, input.purpose)
  return row.userId
}

async function endTokens(transaction: Transaction, userId: string, purpose: Purpose): Promise<void> {
  await transaction
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, userId), eq(mailedTokens.purpose, purpose)))
}

function usable(input: { readonly purpose: Purpose; readonly token: string; readonly now: Date }) {
  return and(
    eq(mailedTokens.tokenHash, hashOf(input.token)),
    eq(mailedTokens.purpose, input.purpose),
    gt(mailedTokens.expiresAt, input.now),
  )
}

/** A token of 256 bits needs no slow hash: there is nothing to guess from. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
