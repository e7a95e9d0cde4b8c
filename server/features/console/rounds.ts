import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { itemDecisions, raters, ratingPanels, ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { isDiscussed } from '#server/features/rating/rated-tasks.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'
import { disputedIn, readFigures } from './panel-figures.ts'

/**
 * Closes the round of a panel; or opens a closed one once more, for its raters to discuss what they disagree on. What was proposed by
 * the ratings before that goes, and each who has rated something of it is told by mail.
 *
 * @throws Refusal `not_found` where nothing can be discussed; `round_open` for a discussion of what is still rated; `round_closed`
 */
export async function changeRound(
  deps: Pick<Deps, 'database' | 'clock' | 'released' | 'jobs'>,
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
    await callToDiscuss(deps, transaction, id, disputed)
    await noteAct(deps, transaction, operator, { act: 'round_changed', about: id })
  })
}

/** Mails each rater of a panel who has rated something disputed; who has left has no address any more. */
async function callToDiscuss(
  deps: Pick<Deps, 'jobs'>,
  transaction: Transaction,
  panelId: string,
  disputed: readonly string[],
): Promise<void> {
  const rated = await transaction
    .select({ rater: raters, task: ratings })
    .from(ratings)
    .innerJoin(raters, eq(raters.id, ratings.raterId))
    .where(and(eq(ratings.panelId, panelId), isNotNull(ratings.ratedAt)))
  const called = new Map(
    rated.flatMap(({ rater, task }) => (isDiscussed(task, disputed) ? [[rater.id, rater]] : [])),
  )
  for (const { id: raterId, email: to, language: locale } of called.values())
    await sendMail(deps, transaction, { kind: 'rater_discussion', to, firstName: '', locale, raterId })
}
