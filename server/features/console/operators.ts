import { and, asc, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { operators, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { askApproval } from './approvals.ts'
import { noteAct, SERVER } from './note-act.ts'
import { closeConsoles, giveRole } from './roles.ts'
import { type MadeSecret, makeRecoveryCodes, makeSecret } from './second-factor.ts'

type OperatorDeps = Pick<Deps, 'database' | 'clock'>
type Waits = z.output<typeof consoleEndpoints.invite.response>
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
 * Asks a second pair of eyes to give the account with a confirmed address a role, or another one (roles.ts). Nobody changes their own.
 *
 * @throws Refusal `invalid_request` for an address without a confirmed account, or the own; `approval_open`
 */
export async function inviteOperator(
  deps: OperatorDeps,
  operator: Operator,
  { email, role }: { readonly email: string; readonly role: OperatorRole },
): Promise<Waits> {
  return deps.database.transaction(async transaction => {
    const userId = await findConfirmed(transaction, email)
    if (!userId || userId === operator.userId) throw refusedField('email', 'email_invalid')
    return askRole(deps, transaction, operator, { userId, role })
  })
}

/** Asks a second pair of eyes to take an operator's role away. @throws Refusal `not_found` for nobody's, or the own; `approval_open` */
export async function removeOperator(deps: OperatorDeps, operator: Operator, userId: string): Promise<Waits> {
  if (userId === operator.userId || !UUID.test(userId)) throw new Refusal('not_found')
  return deps.database.transaction(async transaction => {
    const held = await transaction.select().from(operators).where(eq(operators.userId, userId))
    if (held.length === 0) throw new Refusal('not_found')
    return askRole(deps, transaction, operator, { userId, role: null })
  })
}

async function askRole(
  deps: OperatorDeps,
  transaction: Transaction,
  operator: Operator,
  { userId, role }: { readonly userId: string; readonly role: OperatorRole | null },
): Promise<Waits> {
  const wish = { kind: 'role', subject: userId, person: userId, wish: { role } } as const
  await askApproval(deps, transaction, operator, wish)
  return { waits: true }
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
    await closeConsoles(transaction, userId)
    await noteAct(deps, transaction, SERVER, { act: 'operator_invited', person: userId })
    const made = await makeSecret(deps, transaction, { userId, email })
    const recoveryCodes = await makeRecoveryCodes(deps, transaction, userId)
    // Whoever reads this is on the server: no page needs to show it again.
    await transaction.update(operators).set({ enrolledAt: deps.clock() }).where(eq(operators.userId, userId))
    return { ...made, recoveryCodes }
  })
}

async function findConfirmed(transaction: Transaction, email: string): Promise<string | null> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.emailVerified, false)))
  return user?.id ?? null
}
