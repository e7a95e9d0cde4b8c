import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { RETENTION_DAYS, type RetentionRule } from '#contract/retention.ts'
import {
  attempts,
  contactMessages,
  orders,
  payments,
  profiles,
  receipts,
  refunds,
  sessions,
  users,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { mailboxFolder, removeKeptMails } from '#server/gateways/mailbox.ts'
import { erasePerson } from './erase-person.ts'

const DAY_MS = 86_400_000
/** In one run; the next one is an hour away. */
const AT_ONCE = 200

type RemoveDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'secret' | 'environment'>

/** Removes what has been kept as long as contract/retention.ts says. What has merely expired is jobs/clean-up.ts's. */
export async function removeAbandoned(deps: RemoveDeps): Promise<void> {
  const { database } = deps
  await removeUnusedAccounts(deps)
  const unfinishedSince = before(deps, 'unfinishedAttempt')
  await database
    .delete(attempts)
    .where(
      and(
        isNull(attempts.completedAt),
        lt(attempts.startedAt, unfinishedSince),
        sql`coalesce(${attempts.lastAnswerAt}, ${attempts.startedAt}) < ${unfinishedSince.toISOString()}`,
      ),
    )
  await database.delete(contactMessages).where(lt(contactMessages.createdAt, before(deps, 'contactMessage')))
  await removeOldLedger(deps)
  if (!deps.environment.SMTP_URL) {
    await removeKeptMails(mailboxFolder(deps.environment), before(deps, 'keptMail'))
  }
}

/** Registered once, never confirmed, nobody signed in, nothing in it: often somebody else's address, mistyped. */
async function removeUnusedAccounts(deps: RemoveDeps): Promise<void> {
  const unused = and(
    eq(users.emailVerified, false),
    lt(users.createdAt, before(deps, 'unusedAccount')),
    ...[sessions, profiles, attempts, orders].map(
      table => sql`not exists (select 1 from ${table} where ${table.userId} = ${users.id})`,
    ),
  )
  const found = await deps.database.select({ id: users.id }).from(users).where(unused).limit(AT_ONCE)
  for (const { id } of found) {
    await deps.database.transaction(async transaction => {
      const mine = and(eq(users.id, id), unused)
      // Somebody may have come back since.
      const [still] = await transaction.select({ id: users.id }).from(users).where(mine).for('update')
      if (still) await erasePerson(deps, transaction, { userId: id, isTold: false })
    })
  }
}

/** An order with everything that hangs on it, once the law does not ask for it any more. */
async function removeOldLedger(deps: RemoveDeps): Promise<void> {
  const settled = inArray(orders.status, ['paid', 'refunded'])
  await deps.database.transaction(async transaction => {
    const removed = await transaction
      .delete(orders)
      .where(and(settled, lt(orders.createdAt, before(deps, 'ledger'))))
      .returning({ id: orders.id })
    const ids = removed.map(order => order.id)
    if (ids.length === 0) return
    for (const table of [payments, refunds, receipts])
      await transaction.delete(table).where(inArray(table.orderId, ids))
  })
}

function before({ clock }: Pick<Deps, 'clock'>, rule: RetentionRule): Date {
  return new Date(clock().getTime() - RETENTION_DAYS[rule] * DAY_MS)
}
