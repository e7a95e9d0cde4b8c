import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connection.ts'
import { entitlements } from '#server/db/schema.ts'

/** Opens one attempt for good. The caller decides that it was paid for. @returns the entitlement's id */
export async function grantUnlock(
  transaction: Transaction,
  input: { readonly userId: string; readonly attemptId: string; readonly startsAt: Date },
): Promise<string> {
  const id = randomUUID()
  await transaction.insert(entitlements).values({ ...input, id, kind: 'unlock' })
  return id
}
