import { eq } from 'drizzle-orm'
import type { Objection } from '#contract/desk.ts'
import type { BankItem } from '#engine/bank/block.ts'
import { instructionOf } from '#engine/bank/instruction.ts'
import type { Status } from '#engine/bank/item.ts'
import type { StoryPair } from '#engine/bank/pairs-in.ts'
import {
  agreePanel,
  type PanelAgreement,
  type SaidRating,
} from '#engine/measurement/agreement/agree-panel.ts'
import { isDisputed } from '#engine/measurement/agreement/describe-story.ts'
import { objectionsTo, type RatedBy } from '#engine/measurement/agreement/judge-key.ts'
import { GATES } from '#engine/measurement/gates.ts'
import type { Transaction } from '#server/db/connection.ts'
import { readVerdicts, statusAfter } from '#server/db/review-status.ts'
import { operators, raters, ratingPanels, ratings, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { pairsByKey } from '#server/features/rating/stored-pairs.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { isOnePerson } from './one-person.ts'

export type Panel = typeof ratingPanels.$inferSelect
type Row = typeof ratings.$inferSelect

/** Holds what raters of a panel said, computed before and after they discussed. */
export interface PanelFigures {
  readonly rows: readonly Row[]
  readonly pairs: readonly StoryPair[]
  readonly first: PanelAgreement
  readonly last: PanelAgreement
}

/** Locks a panel whose round is not open. @throws Refusal `not_found`, `round_open` */
export async function findRatedPanel(transaction: Transaction, id: string): Promise<Panel> {
  const [panel] = await transaction.select().from(ratingPanels).where(eq(ratingPanels.id, id)).for('share')
  if (!panel) throw new Refusal('not_found')
  if (panel.round === 'open') throw new Refusal('round_open')
  return panel
}

/** Computes how far the raters of a panel agree. */
export async function readFigures(
  { released }: Pick<Deps, 'released'>,
  transaction: Transaction,
  panel: Panel,
): Promise<PanelFigures> {
  const rows = await transaction.select().from(ratings).where(eq(ratings.panelId, panel.id))
  const known = pairsByKey(released)
  const pairs = panel.items.flatMap(key => known.get(key) ?? [])
  const stories = pairs.flatMap(({ a, b }) =>
    [a, b].map(({ key, item }) => ({
      ...{ story: key, facet: item.facet },
      values: item.options.map(({ value }) => value),
    })),
  )
  const first = agreePanel(stories, rows.map(saidFirst))
  const isSame = rows.every(({ secondRatings }) => secondRatings === null)
  return { rows, pairs, first, last: isSame ? first : agreePanel(stories, rows.map(saidLast)) }
}

/** Lists what stands against accepting the key of a pair by the last ratings of a panel. */
export function objectionsIn(
  { last }: PanelFigures,
  panel: Panel,
  pair: StoryPair,
  status: Status,
): Objection[] {
  const ratedBy = ratedByOf(pair.a)
  const isKind = (panel.kind === 'lay') === (ratedBy === 'lay')
  const stories = last.stories.filter(({ story }) => story === pair.a.key || story === pair.b.key)
  const asked = isKind ? ratedBy : panel.kind
  return [
    ...(isKind ? [] : (['kind'] as const)),
    ...(status === 'draft' || status === 'retired' ? (['read'] as const) : []),
    ...objectionsTo(stories, last, asked),
  ]
}

/** Says which review a pair has passed now, whoever decided. */
export async function readStatus(transaction: Transaction, pair: StoryPair): Promise<Status> {
  return statusAfter(pair.a.item.status, (await readVerdicts(transaction)).get(pair.key))
}

/** Lists the stories on which so many raters disagree that nobody is known by what they said, by the keys of the items. */
export function disputedIn({ rows, pairs }: PanelFigures): string[] {
  return pairs
    .flatMap(({ a, b }) => [a.key, b.key])
    .filter(key => {
      const own = rows.map(saidFirst).filter(({ story, isRepeat }) => story === key && !isRepeat)
      const judged = own.flatMap(({ ratings: given }) => (given ? [given] : []))
      const unjudged = own.filter(({ isUnjudged }) => isUnjudged).length
      return judged.length >= GATES.ratings.show && isDisputed(judged, unjudged)
    })
}

/** Tells whether an operator rated in a panel, as far as can be known: their mailbox was invited. */
export async function isRaterOf(
  transaction: Transaction,
  { userId }: Operator,
  panelId: string,
): Promise<boolean> {
  if (userId === null) return false
  const [account] = await transaction
    .select({ email: users.email, name: users.name })
    .from(operators)
    .innerJoin(users, eq(users.id, operators.userId))
    .where(eq(operators.userId, userId))
  const invited = await transaction
    .select({ email: raters.email, name: raters.id })
    .from(raters)
    .where(eq(raters.panelId, panelId))
  return account !== undefined && invited.some(rater => isOnePerson(rater, account))
}

/** Names the item of a rating by its key, `competency-08/a@4`. */
export function storyOf({ pair, story }: Pick<Row, 'pair' | 'story'>): string {
  return pair.replace('@', `/${story}@`)
}

function saidFirst(row: Row): SaidRating {
  const { raterId, isRepeat, namedFacet, ratings: given, unjudged } = row
  return {
    ...{ rater: raterId, story: storyOf(row), isRepeat, named: namedFacet },
    ...{ ratings: given, isUnjudged: unjudged !== null },
  }
}

function saidLast(row: Row): SaidRating {
  const first = saidFirst(row)
  return row.secondRatings ? { ...first, ratings: row.secondRatings, isUnjudged: false } : first
}

/** Says who rates an item: lay people how it looks where it asks for a preference, else practitioners, of the field where it is one's. */
function ratedByOf({ item, field }: BankItem): RatedBy {
  if (instructionOf(item.facet) === 'would') return 'lay'
  return field === null ? 'practitioners' : 'field'
}
