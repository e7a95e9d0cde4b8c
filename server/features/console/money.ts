import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import type { Transaction } from '#server/db/connection.ts'
import { refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { type Decision, decideRefundWithin } from '#server/features/money/decide.ts'
import { listOrders, listRefunds } from '#server/features/money/list-for-operator.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { askApproval, readWaiting } from './approvals.ts'
import { reading } from './money-lists.ts'
import { type Line, noteAct } from './note-act.ts'

/**
 * Limits what one operator may refund alone, in halalas: an unlock or a month of Starter. A month of Pro takes two, and so does whatever a
 * payment brought that matches no price.
 */
export const REFUND_ALONE = 5000

type Decided = z.output<typeof consoleEndpoints.approveRefund.response>
type MoneyDeps = Pick<Deps, 'database' | 'clock' | 'jobs'>
type ReadDeps = Pick<Deps, 'database' | 'clock'>
type Refunds = z.output<typeof consoleEndpoints.refunds.response>

/** Lists what the command on the server prints: with addresses, so each person in it gets a line. */
export const LISTS = {
  orders: { act: 'orders_listed', read: listOrders },
  refunds: { act: 'refunds_listed', read: listRefunds },
} as const

/** Reads a list whole, and leaves a line for each person whom it names. */
export async function listWithPeople(
  deps: ReadDeps,
  operator: Operator,
  what: keyof typeof LISTS,
): Promise<readonly object[]> {
  const { act, read } = LISTS[what]
  return deps.database.transaction(async transaction => {
    const rows: readonly { readonly person: string | null }[] = await read({ database: transaction })
    const people = new Set(rows.flatMap(({ person }) => person ?? []))
    for (const person of people) await noteAct(deps, transaction, operator, { act, person })
    if (people.size === 0) await noteAct(deps, transaction, operator, { act })
    return rows.map(({ person, ...row }) => row)
  })
}

/** Reads the refunds that wait; what their people wrote stands on the person's page. */
export function readRefunds(deps: ReadDeps, operator: Operator): Promise<Refunds> {
  return reading(deps, operator, 'refunds_listed', async transaction => {
    const rows = await listRefunds({ database: transaction })
    const waiting = await readWaiting(deps, transaction, 'refund')
    return rows.map(({ id, person, amount, reason, flag, status, priority, createdAt }) => ({
      ...{ id, person, amount, reason, flag, status, priority, createdAt, waits: waiting.has(id) },
    }))
  })
}

interface Wish {
  readonly id: string
  readonly decision: Decision
}

/**
 * Decides on a refund; the line stands or falls with the decision. A refund over the limit, and one of the own
 * payment, is not approved by one: a second operator is asked for.
 *
 * @throws Refusal `not_found` for what is not open
 */
export async function decide(deps: MoneyDeps, operator: Operator, wish: Wish): Promise<Decided> {
  const { id, decision } = wish
  const act = ACTS[decision]
  const note = (transaction: Transaction, person: string | null) =>
    noteAct(deps, transaction, operator, { act, person, about: id } satisfies Line)
  if (!UUID.test(id)) throw new Refusal('not_found')
  return deps.database.transaction(async transaction => {
    if (decision === 'approve') {
      const refund = await lockAsked(transaction, id)
      if (refund.amount > REFUND_ALONE || refund.userId === operator.userId) {
        const asked = { kind: 'refund', subject: id, person: refund.userId, wish: {} } as const
        await askApproval(deps, transaction, operator, asked)
        return { waits: true }
      }
    }
    const decided = await decideRefundWithin(deps, transaction, { id, decision, note })
    if (decided.kind === 'nothing_open') throw new Refusal('not_found')
    return { waits: false }
  })
}

async function lockAsked(transaction: Transaction, id: string): Promise<typeof refunds.$inferSelect> {
  const [refund] = await transaction
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')))
    .for('update')
  if (!refund) throw new Refusal('not_found')
  return refund
}

const ACTS = { approve: 'refund_approved', reject: 'refund_rejected' } as const
