import type { LookReason } from '#contract/operator-roles.ts'
import type { Deps } from '#server/deps.ts'
import { findPro } from '#server/features/money/find-pro.ts'
import { findRefundable } from '#server/features/money/request-refund.ts'
import { startRefund } from '#server/features/money/start-refund.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

/**
 * Asks for the refund of an order in the place of its person, who wrote or called; it waits for a decision as any other.
 *
 * @throws Refusal `not_found`, `not_refundable`
 */
export async function askRefund(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  operator: Operator,
  wish: { readonly userId: string; readonly orderId: string; readonly reason: LookReason },
): Promise<void> {
  const { userId, orderId, reason } = wish
  await deps.database.transaction(async transaction => {
    const { payment } = await findRefundable(transaction, { userId, orderId })
    const priority = (await findPro(transaction, userId, deps.clock())) !== undefined
    const about = await startRefund(deps, transaction, {
      ...{ payment, reason: 'request', status: 'requested', priority },
    })
    await noteAct(deps, transaction, operator, { act: 'refund_asked', person: userId, reason, about })
  })
}
