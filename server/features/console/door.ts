import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ConsoleDoor, consoleEndpoints } from '#contract/console.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Assertion } from '#contract/passkeys.ts'
import type { Transaction } from '#server/db/connection.ts'
import { operators, passkeys, sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { confirmPerson } from '#server/features/account/confirm-person.ts'
import { Refusal } from '#server/http/errors.ts'
import { release, take } from '#server/http/limits.ts'
import { isOpen, type Operator } from '#server/http/operator.ts'
import type { Session } from '#server/http/session.ts'
import { checkPasskey, countPasskey } from './check-passkey.ts'
import { type MadeSecret, makeRecoveryCodes, makeSecret, takeCode } from './second-factor.ts'

/** How long after the invitation an authenticator may be set up: an invitation that lies about opens nothing. */
const ENROL_MS = 7 * 24 * 60 * 60 * 1000

type DoorDeps = Pick<Deps, 'database' | 'clock' | 'secret' | 'environment'>
type Passed = z.output<typeof consoleEndpoints.pass.response>

/** Tells what stands between this session and the console. */
export async function findDoor(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  session: Session,
  { role }: Operator,
): Promise<ConsoleDoor> {
  const { enrolledAt, times } = await findOperator(database, session)
  const keys = await database.$count(passkeys, eq(passkeys.userId, session.userId))
  const state = !enrolledAt ? 'enrol' : times && isOpen(times, clock()) ? 'open' : 'pass'
  return { role: role as OperatorRole, state, passkey: keys > 0 }
}

/**
 * Makes the secret of an operator who has no authenticator yet. The password is asked for once more.
 *
 * @throws Refusal as confirmPerson does; `not_found` when there is one, or the invitation is older than seven days
 */
export async function enrol(
  deps: DoorDeps,
  session: Session,
  currentPassword: string | undefined,
): Promise<MadeSecret> {
  await confirmPerson(deps, session, currentPassword)
  return deps.database.transaction(async transaction => {
    const [operator] = await transaction
      .select()
      .from(operators)
      .where(eq(operators.userId, session.userId))
      .for('update')
    const isLate = !operator || deps.clock().getTime() - operator.invitedAt.getTime() > ENROL_MS
    if (isLate || operator.enrolledAt) throw new Refusal('not_found')
    return makeSecret(deps, transaction, session)
  })
}

/**
 * Opens the console in this session for a right code; the first one ever also makes the recovery codes.
 *
 * @throws Refusal `second_factor_wrong`, `too_many_requests`
 */
export async function passDoor(
  deps: DoorDeps,
  session: Session,
  { code, role }: { readonly code: string; readonly role: Operator['role'] },
): Promise<Passed> {
  const { userId } = session
  await take(deps, 'second_factor', userId)
  const recoveryCodes = await deps.database.transaction(async transaction => {
    if (!(await takeCode(deps, transaction, { userId, code, recovery: true }))) return null
    const now = deps.clock()
    await openIn(transaction, session, now)
    const [operator] = await transaction
      .select({ enrolledAt: operators.enrolledAt })
      .from(operators)
      .where(eq(operators.userId, userId))
    if (operator?.enrolledAt) return []
    await transaction.update(operators).set({ enrolledAt: now }).where(eq(operators.userId, userId))
    return makeRecoveryCodes(deps, transaction, userId)
  })
  if (!recoveryCodes) throw new Refusal('second_factor_wrong')
  await release(deps, 'second_factor', userId)
  return { role: role as OperatorRole, state: 'open', recoveryCodes }
}

/**
 * Confirms with a further code of the authenticator what must not be done by who merely sits at the machine.
 *
 * @throws Refusal `second_factor_wrong`, `too_many_requests`
 */
export async function confirmCode(deps: DoorDeps, session: Session, code: string): Promise<void> {
  const { userId } = session
  await take(deps, 'second_factor', userId)
  const isRight = await deps.database.transaction(async transaction => {
    if (!(await takeCode(deps, transaction, { userId, code, recovery: false }))) return false
    await confirmIn(transaction, session, deps.clock())
    return true
  })
  if (!isRight) throw new Refusal('second_factor_wrong')
  await release(deps, 'second_factor', userId)
}

/**
 * Opens the console in this session for a passkey that has signed the session's challenge.
 *
 * @throws Refusal `passkey_refused`, `too_many_requests`
 */
export async function passByKey(deps: DoorDeps, session: Session, assertion: Assertion): Promise<void> {
  await takeKey(deps, session, { purpose: 'pass', assertion, carryOut: openIn })
}

/**
 * Confirms with a passkey what a further code would.
 *
 * @throws Refusal `passkey_refused`, `too_many_requests`
 */
export async function confirmByKey(deps: DoorDeps, session: Session, assertion: Assertion): Promise<void> {
  await takeKey(deps, session, { purpose: 'confirm', assertion, carryOut: confirmIn })
}

interface Shown {
  readonly purpose: 'pass' | 'confirm'
  readonly assertion: Assertion
  readonly carryOut: (transaction: Transaction, session: Session, now: Date) => Promise<void>
}

async function takeKey(deps: DoorDeps, session: Session, { carryOut, ...shown }: Shown): Promise<void> {
  const { userId } = session
  await take(deps, 'second_factor', userId)
  const key = await checkPasskey(deps, session, shown)
  const isRight = await deps.database.transaction(async transaction => {
    if (!key || !(await countPasskey(deps, transaction, key))) return false
    await carryOut(transaction, session, deps.clock())
    return true
  })
  if (!isRight) throw new Refusal('passkey_refused')
  await release(deps, 'second_factor', userId)
}

async function openIn(transaction: Transaction, { id }: Session, now: Date): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactorAt: now, consoleUsedAt: now, codeConfirmedAt: null })
    .where(eq(sessions.id, id))
}

async function confirmIn(transaction: Transaction, { id }: Session, now: Date): Promise<void> {
  await transaction.update(sessions).set({ codeConfirmedAt: now }).where(eq(sessions.id, id))
}

/** Closes the console in this session. */
export async function leaveConsole({ database }: Pick<Deps, 'database'>, session: Session): Promise<void> {
  await database
    .update(sessions)
    .set({ secondFactorAt: null, consoleUsedAt: null, codeConfirmedAt: null })
    .where(eq(sessions.id, session.id))
}

async function findOperator(database: Deps['database'], session: Session) {
  const [row] = await database
    .select({ enrolledAt: operators.enrolledAt })
    .from(operators)
    .where(eq(operators.userId, session.userId))
  const [times] = await database.select().from(sessions).where(eq(sessions.id, session.id))
  return { enrolledAt: row?.enrolledAt ?? null, times }
}
