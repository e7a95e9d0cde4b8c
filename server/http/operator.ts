import { and, eq } from 'drizzle-orm'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ActingRole } from '#contract/operator-roles.ts'
import { operators, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from './errors.ts'
import type { Session } from './session.ts'

/** Names who acts: an operator in a role, or the command on the server, which has no account. */
export interface Operator {
  readonly userId: string | null
  readonly role: ActingRole
}

const MINUTE_MS = 60_000
/** How long the console stays open after a code, however much it is used, and how long unused. */
const OPEN_MS = 12 * 60 * MINUTE_MS
const IDLE_MS = 30 * MINUTE_MS
/** How long a further code counts for what asks for one. */
const CONFIRMED_MS = 5 * MINUTE_MS

type Times = Pick<typeof sessions.$inferSelect, 'secondFactorAt' | 'consoleUsedAt'>

/** Tells whether the console is open in a session. */
export function isOpen({ secondFactorAt, consoleUsedAt }: Times, now: Date): boolean {
  return isWithin(secondFactorAt, OPEN_MS, now) && isWithin(consoleUsedAt, IDLE_MS, now)
}

function isWithin(at: Date | null, length: number, now: Date): boolean {
  if (at === null) return false
  const since = now.getTime() - at.getTime()
  return since >= 0 && since < length
}

/**
 * Lets an operator call, or nobody. Read anew with every call: whoever loses a role or a session has lost it at the next one. To
 * who has no role, or not the right one, the call is not there.
 *
 * @throws Refusal `not_found`, `second_factor_required`, `confirmation_required`
 */
export async function admitOperator(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  session: Session | null,
  { roles = [], door, confirmed }: Pick<Endpoint, 'roles' | 'door' | 'confirmed'>,
): Promise<Operator> {
  if (!session) throw new Refusal('not_found')
  const [found] = await database
    .select({ role: operators.role, enrolledAt: operators.enrolledAt, session: sessions })
    .from(operators)
    .innerJoin(sessions, eq(sessions.userId, operators.userId))
    .where(and(eq(operators.userId, session.userId), eq(sessions.id, session.id)))
  if (!found || !roles.includes(found.role)) throw new Refusal('not_found')
  const operator = { userId: session.userId, role: found.role }
  if (door) return operator
  const now = clock()
  if (!found.enrolledAt || !isOpen(found.session, now)) throw new Refusal('second_factor_required')
  await database.update(sessions).set({ consoleUsedAt: now }).where(eq(sessions.id, session.id))
  if (confirmed && !isWithin(found.session.codeConfirmedAt, CONFIRMED_MS, now))
    throw new Refusal('confirmation_required')
  return operator
}
