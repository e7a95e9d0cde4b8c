import { randomUUID } from 'node:crypto'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { deskEndpoints, PanelPage, RaterRow } from '#contract/desk.ts'
import { itemsAt } from '#engine/bank/items-at.ts'
import { raters, ratingPanels, ratings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { pairsByKey } from '#server/features/rating/stored-pairs.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

type PanelDeps = Pick<Deps, 'database' | 'clock' | 'released'>
type Row = typeof ratingPanels.$inferSelect

/** Lists the panels, and of what new ones can be made. */
export async function listPanels({
  database,
  released,
}: PanelDeps): Promise<z.output<typeof deskEndpoints.panels.response>> {
  const rows = await database
    .select({ panel: ratingPanels, raters: sql<number>`count(${raters.id})::int` })
    .from(ratingPanels)
    .leftJoin(raters, eq(raters.panelId, ratingPanels.id))
    .groupBy(ratingPanels.id)
    .orderBy(desc(ratingPanels.madeAt))
  const blocks = Object.keys(released.bank).map(block => ({ block, pairs: pairsOf(released, block) }))
  return { panels: rows.map(row => describePanel(row.panel, row.raters)), blocks }
}

/**
 * Makes a panel for the pairs of a block from one number to another, in their versions of today.
 *
 * @throws Refusal `invalid_request` for a block that is none, or numbers outside it
 */
export async function makePanel(
  deps: PanelDeps,
  operator: Operator,
  wish: z.output<typeof deskEndpoints.makePanel.body>,
): Promise<{ id: string }> {
  const { from, to, name, kind, block, both } = wish
  const all = pairsOf(deps.released, block)
  if (all.length === 0) throw refusedField('block', 'choice_unknown')
  if (from > to || to > all.length) throw refusedField('to', 'invalid_value')
  const id = randomUUID()
  await deps.database.transaction(async transaction => {
    const items = all.slice(from - 1, to)
    await transaction
      .insert(ratingPanels)
      .values({ id, name, kind, block, items, both, madeAt: deps.clock() })
    await noteAct(deps, transaction, operator, { act: 'panel_made', about: id })
  })
  return { id }
}

/** Opens a panel with its raters: where each stands, and what they stated; never what they rated. @throws Refusal `not_found` */
export async function readPanel(deps: PanelDeps, operator: Operator, id: string): Promise<PanelPage> {
  return deps.database.transaction(async transaction => {
    const [panel] = await transaction.select().from(ratingPanels).where(eq(ratingPanels.id, id))
    if (!panel) throw new Refusal('not_found')
    await noteAct(deps, transaction, operator, { act: 'panel_read', about: id })
    const people = await transaction
      .select({
        rater: raters,
        all: sql<number>`count(${ratings.id})::int`,
        rated: sql<number>`count(${ratings.ratedAt})::int`,
      })
      .from(raters)
      .leftJoin(ratings, eq(ratings.raterId, raters.id))
      .where(eq(raters.panelId, id))
      .groupBy(raters.id)
      .orderBy(asc(raters.number))
    return {
      ...describePanel(panel, people.length),
      ...{ both: panel.both, items: panel.items },
      people: people.map(({ rater, all, rated }) => {
        const { email, language, practice, interests } = rater
        const state = stateOf(rater, { all, rated, now: deps.clock() })
        return { id: rater.id, email, language, state, rated, all, practice, interests }
      }),
    }
  })
}

function stateOf(
  { openedAt, consentedAt, tokenExpiresAt }: typeof raters.$inferSelect,
  { all, rated, now }: { readonly all: number; readonly rated: number; readonly now: Date },
): RaterRow['state'] {
  if (!openedAt) return tokenExpiresAt < now ? 'late' : 'invited'
  if (!consentedAt) return 'here'
  return rated < all ? 'stated' : 'done'
}

function describePanel({ id, name, kind, block, items, round, madeAt }: Row, people: number) {
  return { id, name, kind, block, pairs: items.length, round, raters: people, madeAt: madeAt.toISOString() }
}

/** Lists the keys of the pairs of a block that new attempts are given, in the order of their slots. */
function pairsOf(released: Deps['released'], block: string): string[] {
  const pairs = [...pairsByKey(released).values()].filter(({ a }) => a.block === block)
  const isNewest = ({ a: { item, field, version } }: (typeof pairs)[number]) =>
    item.status !== 'retired' &&
    itemsAt(released.bank, item.slot, field).find(each => each.item.status !== 'retired')?.version === version
  return pairs.filter(isNewest).map(({ key }) => key)
}
