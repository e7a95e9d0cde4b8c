import { and, asc, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { consoleEndpoints } from '#contract/console.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { operators, sessions, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { leaveHours } from '#server/features/consultations/end-consultation.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct, SERVER } from './note-act.ts'
import { type MadeSecret, makeRecoveryCodes, makeSecret } from './second-factor.ts'

type OperatorDeps = Pick<Deps, 'database' | 'clock'>
type ChangeDeps = OperatorDeps & Pick<Deps, 'jobs'>
type Row = z.output<typeof consoleEndpoints.operators.response>[number]

/** Lists who has which role; the look leaves a line. */
export async function listOperators(deps: OperatorDeps, operator: Operator): Promise<Row[]> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'operators_listed' })
    const rows = await transaction
      .select({ email: users.email, operator: operators })
      .from(operators)
      .innerJoin(users, eq(users.id, operators.userId))
      .orderBy(asc(operators.invitedAt))
    return rows.map(({ email, operator: { userId, role, enrolledAt, invitedAt } }) => ({
      ...{ id: userId, email, role },
      ...{ enrolled: enrolledAt !== null, invitedAt: invitedAt.toISOString() },
    }))
  })
}

/**
 * Gives the account with a confirmed address a role. One that has another gets this one, keeps its authenticator, and its
 * console closes; the hours of one who gives none any more are cancelled. Nobody changes their own.
 *
 * @throws Refusal `invalid_request` for an address without a confirmed account, or the own
 */
export async function inviteOperator(
  deps: ChangeDeps,
  operator: Operator,
  { email, role }: { readonly email: string; readonly role: OperatorRole },
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const userId = await findConfirmed(transaction, email)
    if (!userId || userId === operator.userId) throw refusedField('email', 'email_invalid')
    await giveRole(deps, transaction, { userId, role })
    if (!givesHours(role)) await leaveHours(deps, transaction, userId)
    await noteAct(deps, transaction, operator, { act: 'operator_invited', person: userId })
  })
}

/** Takes an operator's role away, closes their console, and cancels the hours that they still had to give. @throws Refusal `not_found` for nobody's, or the own */
export async function removeOperator(deps: ChangeDeps, operator: Operator, userId: string): Promise<void> {
  if (userId === operator.userId) throw new Refusal('not_found')
  await deps.database.transaction(async transaction => {
    const removed = await transaction.delete(operators).where(eq(operators.userId, userId)).returning()
    if (removed.length === 0) throw new Refusal('not_found')
    await closeConsoles(transaction, userId)
    await leaveHours(deps, transaction, userId)
    await noteAct(deps, transaction, operator, { act: 'operator_removed', person: userId })
  })
}

/**
 * Makes the account with an address an owner, as the command on the server asks, with a new authenticator and recovery codes.
 *
 * @returns null where no account has confirmed the address
 */
export async function makeOwner(
  deps: OperatorDeps & Pick<Deps, 'secret'>,
  email: string,
): Promise<(MadeSecret & { readonly recoveryCodes: readonly string[] }) | null> {
  return deps.database.transaction(async transaction => {
    const userId = await findConfirmed(transaction, email.toLowerCase())
    if (!userId) return null
    await giveRole(deps, transaction, { userId, role: 'owner' })
    await noteAct(deps, transaction, SERVER, { act: 'operator_invited', person: userId })
    const made = await makeSecret(deps, transaction, { userId, email })
    const recoveryCodes = await makeRecoveryCodes(deps, transaction, userId)
    // Whoever reads this is on the server: no page needs to show it again.
    await transaction.update(operators).set({ enrolledAt: deps.clock() }).where(eq(operators.userId, userId))
    return { ...made, recoveryCodes }
  })
}

/** Tells whether a role offers hours of consultation. */
const givesHours = (role: OperatorRole) => consoleEndpoints.addHours.roles.includes(role)

async function giveRole(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  { userId, role }: { readonly userId: string; readonly role: OperatorRole },
): Promise<void> {
  const given = { role, invitedAt: clock() }
  await transaction
    .insert(operators)
    .values({ userId, ...given })
    .onConflictDoUpdate({ target: operators.userId, set: given })
  await closeConsoles(transaction, userId)
}

/** What was opened in one role is not open in another. */
async function closeConsoles(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactorAt: null, consoleUsedAt: null, codeConfirmedAt: null })
    .where(and(eq(sessions.userId, userId)))
}

async function findConfirmed(transaction: Transaction, email: string): Promise<string | null> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.emailVerified, false)))
  return user?.id ?? null
}
