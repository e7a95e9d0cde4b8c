import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import { APPROVALS } from '#contract/approvals.ts'
import type { Approval } from '#contract/console.ts'
import type { AgreementPage, RatedItem } from '#contract/desk.ts'
import { type BankItem, textIn } from '#engine/bank/block.ts'
import { STORIES } from '#engine/bank/item.ts'
import type { StoryAgreement } from '#engine/measurement/agreement/agree-panel.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { readVerdicts, statusAfter } from '#server/db/review-status.ts'
import { approvals, itemDecisions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'
import { readApprovalsOf } from './approvals.ts'
import { decisionWish } from './decide-item.ts'
import {
  disputedIn,
  findRatedPanel,
  isRaterOf,
  objectionsIn,
  type Panel,
  type PanelFigures,
  readFigures,
  storyOf,
} from './panel-figures.ts'

/**
 * Reads how far the raters of a panel agree, what stands against each key, and what was decided or is proposed. Nobody is named, so
 * that reading it leaves no line.
 *
 * @throws Refusal `not_found`, `round_open`
 */
export async function readAgreement(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  operator: Operator,
  { id, locale }: { readonly id: string; readonly locale: Locale },
): Promise<AgreementPage> {
  return deps.database.transaction(async transaction => {
    const panel = await findRatedPanel(transaction, id)
    const figures = await readFigures(deps, transaction, panel)
    const verdicts = await readVerdicts(transaction)
    const decided = await readDecided(transaction, panel.items)
    const isRater = await isRaterOf(transaction, operator, id)
    const open = await readOpen(deps, transaction, operator, isRater)
    const { raters, groups, people, withValues } = figures.last
    const items = figures.pairs.map((pair): RatedItem => {
      const status = statusAfter(pair.a.item.status, verdicts.get(pair.key))
      return {
        ...{ pair: pair.key, status, objections: objectionsIn(figures, panel, pair, status) },
        stories: STORIES.map(story => tellStory(figures, pair[story], { story, locale })),
        decided: decided.get(pair.key)?.decision ?? null,
        open: open.get(pair.key) ?? null,
      }
    })
    return {
      ...{ raters, groups: [...groups], withValues, items },
      people: people.kind === 'shown' ? { ...people, value: [...people.value] } : people,
      disputed: isDone(panel, figures, decided) ? null : disputedIn(figures).length,
      mayDecide: !isRater && APPROVALS.item.asks.some(role => role === operator.role),
    }
  })
}

/** Tells whether raters can discuss nothing any more, or never could. */
function isDone(panel: Panel, { pairs }: PanelFigures, decided: ReadonlyMap<string, Decided>): boolean {
  const isDecided = pairs.some(({ key }) => decided.get(key)?.panelId === panel.id)
  return panel.kind === 'lay' || panel.round !== 'closed' || panel.discussedAt !== null || isDecided
}

function tellStory(
  { first, last, rows }: PanelFigures,
  entry: BankItem,
  { story, locale }: { readonly story: 'a' | 'b'; readonly locale: Locale },
): RatedItem['stories'][number] {
  const own = rows.filter(row => storyOf(row) === entry.key)
  const told = textIn(entry, locale)
  const found = storyIn(last.stories, entry.key)
  const isDiscussed = own.some(({ secondRatings }) => secondRatings !== null)
  const before = isDiscussed ? storyIn(first.stories, entry.key).ratings : null
  return {
    story,
    words: { story: told.story, question: told.question, options: [...told.options] },
    ...{ raters: found.raters, unjudged: found.unjudged },
    ratings: copied(found.ratings),
    ...{ leftOut: found.leftOut, relevance: found.relevance },
    before:
      before?.kind === 'shown'
        ? {
            ...before,
            value: { means: before.value.options.map(({ mean }) => mean), random: before.value.random },
          }
        : before,
    // In no order that says whose they are.
    comments: own.flatMap(row => [row.unjudged ?? [], row.secondReason ?? []].flat()).toSorted(),
  }
}

function copied(ratings: StoryAgreement['ratings']): RatedItem['stories'][number]['ratings'] {
  if (ratings.kind !== 'shown') return ratings
  const { options, gaps, ...rest } = ratings.value
  const sent = options.map(({ counts, ...option }) => ({ ...option, counts: [...counts] }))
  return { ...ratings, value: { ...rest, gaps: [...gaps], options: sent } }
}

function storyIn(stories: readonly StoryAgreement[], key: string): StoryAgreement {
  const found = stories.find(({ story }) => story === key)
  if (!found) throw new Error(`no figures of ${key}`)
  return found
}

interface Decided {
  readonly panelId: string
  readonly decision: NonNullable<RatedItem['decided']>
}

/** Reads what was decided last about each pair, whichever panel rated it. */
async function readDecided(
  transaction: Transaction,
  pairs: readonly string[],
): Promise<ReadonlyMap<string, Decided>> {
  const rows = await transaction
    .selectDistinctOn([itemDecisions.pair])
    .from(itemDecisions)
    .where(and(inArray(itemDecisions.pair, [...pairs]), isNotNull(itemDecisions.confirmedAt)))
    .orderBy(itemDecisions.pair, desc(itemDecisions.confirmedAt))
  return new Map(rows.map(row => [row.pair, { panelId: row.panelId, decision: describeDecision(row) }]))
}

/** Reads what is proposed and waits, by pair. */
async function readOpen(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction,
  operator: Operator,
  isRater: boolean,
): Promise<ReadonlyMap<string, NonNullable<RatedItem['open']>>> {
  const waiting = new Map(
    (await readApprovalsOf(deps, transaction, operator, 'item')).map(each => [each.id, each]),
  )
  const rows = waiting.size === 0 ? [] : await findProposals(transaction, [...waiting.keys()])
  return new Map(
    rows.flatMap(({ approval, row }) => {
      const asked = waiting.get(approval)
      return asked ? [[row.pair, describeOpen(asked, row, isRater)] as const] : []
    }),
  )
}

async function findProposals(transaction: Transaction, ids: readonly string[]) {
  const asked = await transaction
    .select({ id: approvals.id, wish: approvals.wish })
    .from(approvals)
    .where(inArray(approvals.id, [...ids]))
  const byDecision = new Map(asked.map(({ id, wish }) => [decisionWish.parse(wish).decision, id]))
  const rows = await transaction
    .select()
    .from(itemDecisions)
    .where(inArray(itemDecisions.id, [...byDecision.keys()]))
  return rows.map(row => ({ row, approval: byDecision.get(row.id) ?? '' }))
}

function describeOpen(
  { id, askedBy, askedAs, expiresAt, may }: Approval,
  row: typeof itemDecisions.$inferSelect,
  isRater: boolean,
): NonNullable<RatedItem['open']> {
  return {
    ...{ ...describeDecision(row), id: row.id, approval: id, by: askedBy, as: askedAs, expiresAt },
    may: { confirm: may.grant && !isRater, decline: may.decline, withdraw: may.withdraw },
  }
}

function describeDecision(row: typeof itemDecisions.$inferSelect): Decided['decision'] {
  const { verdict, reason, secondReason, proposedAt, confirmedAt } = row
  return {
    ...{ verdict, reason, secondReason },
    proposedAt: proposedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }
}
