import { eq } from 'drizzle-orm'
import { consoleEndpoints } from '#contract/console.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { operators, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { leaveHours } from '#server/features/consultations/end-consultation.ts'

interface Change {
  readonly userId: string
  /** Null takes the role away. */
  readonly role: OperatorRole | null
}

/**
 * Gives an account a role, another one, or none. One that had another keeps its authenticator; its console closes, and the hours
 * of one who gives none any more are cancelled.
 */
export async function setRole(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  { userId, role }: Change,
): Promise<void> {
  if (role) await giveRole(deps, transaction, { userId, role })
  else await transaction.delete(operators).where(eq(operators.userId, userId))
  await closeConsoles(transaction, userId)
  const givesHours = role !== null && consoleEndpoints.addHours.roles.includes(role)
  if (!givesHours) await leaveHours(deps, transaction, userId)
}

/** Writes a role, in place of the one before. */
export async function giveRole(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { userId, role }: { readonly userId: string; readonly role: OperatorRole },
): Promise<void> {
  const given = { role, invitedAt: clock() }
  await transaction
    .insert(operators)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: operators.userId, set: given })
}

/** Closes the console in every session of an account: what was opened in one role is not open in another. */
export async function closeConsoles(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactorAt: null, consoleUsedAt: null, codeConfirmedAt: null })
    .where(eq(sessions.userId, userId))
}
