import { randomUUID } from 'node:crypto'
import type { LookReason, OperatorAct } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import { operatorLog } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'

/** Stands for the command on the server, which has no account. */
export const SERVER: Operator = { userId: null, role: 'server' }

export interface Line {
  readonly act: OperatorAct
  /** The person it concerns. */
  readonly person?: string | null
  readonly reason?: LookReason
  /** The refund, request, mail, attempt or message that it is about. */
  readonly about?: string
}

/** Writes the line of a look or a decision, within the transaction that reads or decides: neither is there without the other. */
export async function noteAct(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  operator: Operator,
  { act, person = null, reason, about }: Line,
): Promise<void> {
  await transaction.insert(operatorLog).values({
    id: randomUUID(),
    operatorId: operator.userId,
    role: operator.role,
    userId: person,
    act,
    lookReason: reason ?? null,
    aboutId: about ?? null,
    at: clock(),
  })
}
