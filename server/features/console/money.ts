import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import type { OperatorAct } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Decision, decideRefund, decideRequest } from '#server/features/money/decide.ts'
import { listOrders, listRefunds, listRequests } from '#server/features/money/list-for-operator.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { type Line, noteAct } from './note-act.ts'

type MoneyDeps = Pick<Deps, 'database' | 'clock' | 'jobs'>
type ReadDeps = Pick<Deps, 'database' | 'clock'>
type Rows<Name extends 'orders' | 'refunds'> = z.output<(typeof consoleEndpoints)[Name]['response']>

/** Lists what the command on the server prints: with addresses, so each person in it gets a line. */
export const LISTS = {
  orders: { act: 'orders_listed', read: listOrders },
  refunds: { act: 'refunds_listed', read: listRefunds },
  requests: { act: 'requests_listed', read: listRequests },
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

/** Reads orders without whose they are: whoever needs to know opens the person, for a reason. */
export function readOrders(deps: ReadDeps, operator: Operator): Promise<Rows<'orders'>> {
  return reading(deps, operator, 'orders_listed', async transaction => {
    const rows = await listOrders({ database: transaction })
    return rows.map(({ id, person, product, amount, status, paidAt }) => ({
      ...{ id, person, product, amount, status },
      paidAt: paidAt || null,
    }))
  })
}

/** Reads the refunds that wait; what their people wrote stands on the person's page. */
export function readRefunds(deps: ReadDeps, operator: Operator): Promise<Rows<'refunds'>> {
  return reading(deps, operator, 'refunds_listed', async transaction => {
    const rows = await listRefunds({ database: transaction })
    return rows.map(({ id, person, amount, reason, flag, status, priority, createdAt }) => ({
      ...{ id, person, amount, reason, flag, status, priority, createdAt },
    }))
  })
}

function reading<Read>(
  deps: ReadDeps,
  operator: Operator,
  act: OperatorAct,
  read: (transaction: Transaction) => Promise<Read>,
): Promise<Read> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act })
    return read(transaction)
  })
}

interface Wish {
  readonly what: 'refunds' | 'requests'
  readonly id: string
  readonly decision: Decision
}

/** Decides on a refund or a request; the line stands or falls with the decision. @throws Refusal `not_found` for what is not open */
export async function decide(deps: MoneyDeps, operator: Operator, wish: Wish): Promise<void> {
  const { what, id, decision } = wish
  const act = ACTS[what][decision]
  const note = (transaction: Transaction, person: string | null) =>
    noteAct(deps, transaction, operator, { act, person, about: id } satisfies Line)
  const verb = what === 'refunds' ? decideRefund : decideRequest
  const decided = await verb(deps, { id, decision, note })
  if (decided.kind === 'nothing_open') throw new Refusal('not_found')
}

const ACTS = {
  refunds: { approve: 'refund_approved', reject: 'refund_rejected' },
  requests: { approve: 'request_approved', reject: 'request_rejected' },
} as const
