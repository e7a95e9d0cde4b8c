import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { itemDecisions, ratingPanels } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'
import { disputedIn, readFigures } from './panel-figures.ts'

/**
 * Closes the round of a panel; or opens a closed one once more, for its raters to discuss what they disagree on. What was proposed by
 * the ratings before that goes.
 *
 * @throws Refusal `not_found` where nothing can be discussed; `round_open` for a discussion of what is still rated; `round_closed`
 */
export async function changeRound(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  operator: Operator,
  { id, round }: { readonly id: string; readonly round: 'discussion' | 'closed' },
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const [panel] = await transaction.select().from(ratingPanels).where(eq(ratingPanels.id, id)).for('update')
    if (!panel) throw new Refusal('not_found')
    const now = deps.clock()
    if (round === 'closed') {
      if (panel.round === 'closed') throw new Refusal('round_closed')
      await transaction.update(ratingPanels).set({ round, closedAt: now }).where(eq(ratingPanels.id, id))
      return noteAct(deps, transaction, operator, { act: 'round_changed', about: id })
    }
    if (panel.round === 'open') throw new Refusal('round_open')
    const own = eq(itemDecisions.panelId, id)
    const [decided] = await transaction
      .select({ rows: count() })
      .from(itemDecisions)
      .where(and(own, isNotNull(itemDecisions.confirmedAt)))
    if (panel.discussedAt || decided?.rows) throw new Refusal('round_closed')
    const disputed = disputedIn(await readFigures(deps, transaction, panel))
    if (panel.kind === 'lay' || disputed.length === 0) throw new Refusal('not_found')
    await transaction.delete(itemDecisions).where(and(own, isNull(itemDecisions.confirmedAt)))
    await transaction
      .update(ratingPanels)
      .set({ round, disputed, discussedAt: now, closedAt: null })
      .where(eq(ratingPanels.id, id))
    await noteAct(deps, transaction, operator, { act: 'round_changed', about: id })
  })
}
