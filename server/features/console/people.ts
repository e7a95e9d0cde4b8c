import { and, eq } from 'drizzle-orm'
import type { LookReason } from '#contract/operator-roles.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { grantUnlock } from '#server/features/money/grant.ts'
import { erasePerson } from '#server/features/privacy/erase-person.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

/** Unlocks the report of a completed attempt without a payment. @throws Refusal `not_found` where there is nothing to unlock */
export async function unlockReport(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  wish: { readonly userId: string; readonly attemptId: string; readonly reason: LookReason },
): Promise<void> {
  const { userId, attemptId, reason } = wish
  await deps.database.transaction(async transaction => {
    await lockPerson(transaction, userId)
    const [attempt] = await transaction
      .select()
      .from(attempts)
      .where(and(eq(attempts.userId, userId), eq(attempts.id, attemptId)))
    if (!attempt?.completedAt || (await findAccess(transaction, attempt)).fullReport)
      throw new Refusal('not_found')
    await grantUnlock(transaction, { userId, attemptId, startsAt: deps.clock() })
    await noteAct(deps, transaction, operator, {
      ...{ act: 'report_unlocked', person: userId, reason, about: attemptId },
    })
  })
}

/**
 * Deletes an account: as its person asked of the operator, who is then told, or once more after a restore, when they were told
 * already. Nobody deletes their own here: the account page does, and asks for the password.
 *
 * @throws Refusal `not_found`
 */
export async function deletePerson(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'secret'>,
  operator: Operator,
  wish: { readonly userId: string; readonly isTold: boolean; readonly reason?: LookReason },
): Promise<void> {
  const { userId, isTold, reason } = wish
  if (userId === operator.userId) throw new Refusal('not_found')
  await deps.database.transaction(async transaction => {
    const person = await erasePerson(deps, transaction, { userId, isTold })
    if (!person) throw new Refusal('not_found')
    const act = { act: 'account_deleted', person: userId } as const
    await noteAct(deps, transaction, operator, reason ? { ...act, reason } : act)
  })
}
