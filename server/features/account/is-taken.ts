import { and, eq, gt } from 'drizzle-orm'
import { mailedTokens, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'

/**
 * Tells whether an address belongs to an account, or to one that may still take it back: whoever changed it away must
 * not keep its owner out by giving it to another account.
 */
export async function isTaken(deps: Pick<Deps, 'database' | 'clock'>, email: string): Promise<boolean> {
  const { database, clock } = deps
  const held = await database.$count(users, eq(users.email, email))
  if (held > 0) return true
  const returning = and(
    eq(mailedTokens.purpose, 'revert_email'),
    eq(mailedTokens.email, email),
    gt(mailedTokens.expiresAt, clock()),
  )
  return (await database.$count(mailedTokens, returning)) > 0
}

/** Tells whether a statement failed because another account got the address first. */
export function isAddressTaken(error: unknown): boolean {
  const cause = (error as { cause?: { code?: string; constraint?: string } }).cause
  return cause?.code === '23505' && cause.constraint === 'user_email_unique'
}

/** Refuses an address that has an account, and names the field in which it was typed. */
export const takenRefusal = () =>
  new Refusal('email_taken', { errors: [{ path: 'email', code: 'email_taken' }] })
