import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Approval } from '#contract/console.ts'
import type { Transaction } from '#server/db/connection.ts'
import { itemDecisions, ratingPanels } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'
import { isRaterOf } from './panel-figures.ts'

/** Describes what a request about a question holds: the row of the proposal. */
export const decisionWish = z.object({ decision: z.uuid() })

/** Finds what is proposed; null where it was decided, or its panel rates once more. */
export async function findProposal(
  transaction: Transaction,
  wish: unknown,
): Promise<typeof itemDecisions.$inferSelect | null> {
  const { decision } = decisionWish.parse(wish)
  const [found] = await transaction
    .select({ row: itemDecisions })
    .from(itemDecisions)
    .innerJoin(ratingPanels, eq(ratingPanels.id, itemDecisions.panelId))
    .where(
      and(
        eq(itemDecisions.id, decision),
        isNull(itemDecisions.confirmedAt),
        eq(ratingPanels.round, 'closed'),
      ),
    )
    .for('update', { of: itemDecisions })
  return found?.row ?? null
}

/** Says what is proposed about which question. */
export async function describeProposal(
  transaction: Transaction,
  wish: unknown,
): Promise<Approval['detail'] | null> {
  const found = await findProposal(transaction, wish)
  return found && { label: found.pair, verdict: found.verdict }
}

/**
 * Confirms what another proposed, with a reason: from here on the question has its status.
 *
 * @throws Refusal `invalid_request` without a reason, `second_pair_required` to the command, which gives none; `own_panel`, `not_found`
 */
export async function carryOutProposal(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  {
    wish,
    operator,
    reason,
  }: { readonly wish: unknown; readonly operator: Operator; readonly reason: string | null },
): Promise<void> {
  if (operator.userId === null) throw new Refusal('second_pair_required')
  if (reason === null) throw refusedField('reason', 'reason_short')
  const found = await findProposal(transaction, wish)
  if (!found) throw new Refusal('not_found')
  if (await isRaterOf(transaction, operator, found.panelId)) throw new Refusal('own_panel')
  await transaction
    .update(itemDecisions)
    .set({ secondReason: reason, confirmedAt: deps.clock() })
    .where(eq(itemDecisions.id, found.id))
  await noteAct(deps, transaction, operator, { act: 'item_decided', about: found.id })
}
