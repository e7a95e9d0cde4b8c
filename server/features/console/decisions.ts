import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Verdict } from '#contract/verdicts.ts'
import { approvals, itemDecisions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { pairsByKey } from '#server/features/rating/stored-pairs.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import type { ApprovalDeps } from './approval-kinds.ts'
import { askApproval, grantApproval } from './approvals.ts'
import { noteAct } from './note-act.ts'
import { findRatedPanel, isRaterOf, objectionsIn, readFigures, readStatus } from './panel-figures.ts'

/**
 * Proposes, with a reason, what becomes of a pair by the ratings of a panel; another operator confirms it (docs/decisions/0094, 0104).
 *
 * @throws Refusal `not_found`, `round_open`, `own_panel`; `invalid_request` for a pair of another panel; `key_not_accepted` while
 * something stands against the key, or nothing was accepted that could be released; `approval_open`
 */
export async function proposeDecision(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  operator: Operator,
  {
    id,
    pair: key,
    verdict,
    reason,
  }: { readonly id: string; readonly pair: string; readonly verdict: Verdict; readonly reason: string },
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const panel = await findRatedPanel(transaction, id)
    if (panel.round !== 'closed') throw new Refusal('round_open')
    const pair = pairsByKey(deps.released).get(key)
    if (!pair || !panel.items.includes(key)) throw refusedField('pair', 'choice_unknown')
    if (await isRaterOf(transaction, operator, id)) throw new Refusal('own_panel')
    const status = await readStatus(transaction, pair)
    if (verdict === 'released' && status !== 'rated') throw new Refusal('key_not_accepted')
    if (verdict === 'accepted') {
      const figures = await readFigures(deps, transaction, panel)
      if (objectionsIn(figures, panel, pair, status).length > 0) throw new Refusal('key_not_accepted')
    }
    const decision = randomUUID()
    await transaction
      .insert(itemDecisions)
      .values({ id: decision, panelId: id, pair: key, verdict, reason, proposedAt: deps.clock() })
    const asked = { kind: 'item', subject: key, person: null, wish: { decision } } as const
    await askApproval(deps, transaction, operator, asked)
    await noteAct(deps, transaction, operator, { act: 'decision_proposed', about: decision })
  })
}

/** Confirms, with a reason of their own, what another operator proposed. @throws Refusal as `grantApproval`; `own_panel` */
export async function confirmDecision(
  deps: ApprovalDeps,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const [asked] = await deps.database
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        ...[eq(approvals.kind, 'item'), eq(approvals.status, 'open')],
        sql`${approvals.wish} ->> 'decision' = ${id}`,
      ),
    )
  if (!asked) throw new Refusal('not_found')
  await grantApproval(deps, operator, asked.id, reason)
}
