import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { attempts } from '#server/db/schema.ts'
import type { Environment } from '#server/env.ts'
import { Refusal } from '#server/http/errors.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Number of attempts that an account begins in a day, finished or not (times RATE_LIMIT_FACTOR), and holds in all. */
const A_DAY = 20
const IN_ALL = 500

/**
 * Refuses a further attempt beyond what a person takes: an account costs nothing, and each of its attempts is kept. The caller
 * holds the person's row locked.
 *
 * @throws Refusal `attempt_limit`; `too_many_requests` with the seconds until the next is possible
 */
export async function refuseFurther(
  { RATE_LIMIT_FACTOR }: Pick<Environment, 'RATE_LIMIT_FACTOR'>,
  transaction: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const own = eq(attempts.userId, userId)
  const [held] = await transaction.select({ number: count() }).from(attempts).where(own)
  if ((held?.number ?? 0) >= IN_ALL) throw new Refusal('attempt_limit')
  const since = new Date(now.getTime() - DAY_MS)
  const [firstToLapse] = await transaction
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(and(own, gt(attempts.startedAt, since)))
    .orderBy(desc(attempts.startedAt))
    .offset(Math.max(1, Math.floor(A_DAY * RATE_LIMIT_FACTOR)) - 1)
    .limit(1)
  if (!firstToLapse) return
  const seconds = (firstToLapse.startedAt.getTime() - since.getTime()) / 1000
  throw new Refusal('too_many_requests', {}, Math.max(1, seconds))
}
