import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Plan } from '#contract/payments.ts'
import type { Transaction } from '#server/db/connection.ts'
import { entitlements } from '#server/db/schema.ts'

/** Opens one attempt for good. The caller decides that it was paid for. @returns the entitlement's id */
export async function grantUnlock(
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly attemptId: string
    readonly startsAt: Date
    readonly orderId?: string
  },
): Promise<string> {
  const id = randomUUID()
  await transaction.insert(entitlements).values({ ...input, id, kind: 'unlock' })
  return id
}

/** Opens the attempts completed in one paid month of a plan. */
export async function grantMonth(
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly orderId: string
    readonly kind: Plan
    readonly startsAt: Date
    readonly endsAt: Date
  },
): Promise<void> {
  await transaction.insert(entitlements).values({ ...input, id: randomUUID() })
}

/** Takes back what an order opened: its money is refunded. */
export async function revoke(
  transaction: Transaction,
  input: { readonly userId: string; readonly orderId: string; readonly revokedAt: Date },
): Promise<void> {
  const { userId, orderId, revokedAt } = input
  await transaction
    .update(entitlements)
    .set({ revokedAt })
    .where(
      and(eq(entitlements.userId, userId), eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)),
    )
}
