import { and, asc, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { companySendings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recipientKey } from '#server/features/mail/recipient.ts'
import { Refusal } from '#server/http/errors.ts'
import { type Limit, release, tryToTake } from '#server/http/limits.ts'
import type { CompanyRow } from './find-company.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Refuses sendings beyond the plan's number a day, which counts what was asked for, whatever became of it.
 *
 * @throws Refusal `sending_limit` with the seconds until the next is possible
 */
export async function refuseBeyond(
  transaction: Transaction,
  { userId, aDay, now }: { readonly userId: string; readonly aDay: number; readonly now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const lately = await transaction
    .select({ askedAt: companySendings.askedAt })
    .from(companySendings)
    .where(and(eq(companySendings.userId, userId), gt(companySendings.askedAt, since)))
    .orderBy(asc(companySendings.askedAt))
  const firstToLapse = lately.at(-aDay)
  if (!firstToLapse) return
  const seconds = (firstToLapse.askedAt.getTime() - since.getTime()) / 1000
  throw new Refusal('sending_limit', {}, Math.max(1, seconds))
}

/** Limits mail to one address, from one user and from all; not the plan's affair. */
export function triesOf(deps: Deps, { userId, email }: CompanyRow) {
  const recipient = recipientKey(deps.secret, email)
  const byPerson: readonly [Limit, string] = ['company_mail_by_person', `${userId} ${recipient}`]
  const byRecipient: readonly [Limit, string] = ['company_mail_by_recipient', recipient]
  return {
    /** Answers null, or the seconds until the next try counts. */
    async take() {
      const wait = await tryToTake(deps, ...byPerson)
      if (wait !== null) return wait
      const full = await tryToTake(deps, ...byRecipient)
      if (full !== null) await release(deps, ...byPerson)
      return full
    },
    async release() {
      await release(deps, ...byPerson)
      await release(deps, ...byRecipient)
    },
  }
}
