import { and, eq } from 'drizzle-orm'
import type { Receipt } from '#contract/payments.ts'
import { completeWords } from '#engine/languages/index.ts'
import { receipts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'

/** Finds a receipt or credit note of this user, as it was issued. */
export async function findReceipt(
  { database }: Pick<Deps, 'database'>,
  { userId, number }: { readonly userId: string; readonly number: string },
): Promise<Receipt> {
  if (!/^[RC]-\d{6,12}$/.test(number)) throw new Refusal('not_found')
  const [row] = await database
    .select({ content: receipts.content })
    .from(receipts)
    .where(and(eq(receipts.userId, userId), eq(receipts.number, number)))
  if (!row) throw new Refusal('not_found')
  const { description, reason } = row.content
  return {
    ...row.content,
    description: completeWords(description),
    reason: reason && completeWords(reason),
  }
}
