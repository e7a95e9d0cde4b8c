import { and, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { RETENTION_DAYS } from '#contract/retention.ts'
import {
  approvals,
  companies,
  companySendings,
  credentialPlaces,
  credentials,
  mailedTokens,
  notifications,
  operatorLog,
  orders,
  payments,
  rateLimits,
  raters,
  ratingPanels,
  reminders,
  sessions,
  supportViews,
  verifications,
  webhookEvents,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { LONGEST_SECONDS } from '#server/http/limits.ts'

/** Removes what has expired: it opens nothing any more, and a dump should not hold it. */
export async function cleanUp(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = deps.clock()
  await deps.database.delete(sessions).where(lt(sessions.expiresAt, now))
  await deps.database.delete(mailedTokens).where(lt(mailedTokens.expiresAt, now))
  await deps.database.delete(verifications).where(lt(verifications.expiresAt, now))
  await deps.database
    .update(companySendings)
    .set({ tokenHash: null })
    .where(lt(companySendings.expiresAt, now))
  await removeLeftSendings(deps.database, now)
  await deps.database
    .update(credentials)
    .set({ token: null })
    .where(and(isNotNull(credentials.token), lt(credentials.expiresAt, now)))
  await deps.database.update(raters).set({ tokenHash: null }).where(lt(raters.tokenExpiresAt, now))
  await removeRaters(deps.database, now)
  await deps.database.delete(credentialPlaces).where(lt(credentialPlaces.takenUntil, now))
  await deps.database
    .delete(webhookEvents)
    .where(lt(webhookEvents.receivedAt, daysBefore(now, RETENTION_DAYS.webhook)))
  await deps.database
    .delete(notifications)
    .where(lt(notifications.createdAt, daysBefore(now, RETENTION_DAYS.notification)))
  await deps.database
    .delete(operatorLog)
    .where(lt(operatorLog.at, daysBefore(now, RETENTION_DAYS.operatorLog)))
  await deps.database.delete(supportViews).where(lt(supportViews.codeExpiresAt, daysBefore(now, 1)))
  await deps.database
    .delete(approvals)
    .where(lt(approvals.askedAt, daysBefore(now, RETENTION_DAYS.operatorLog)))
  // Its mail was lost with the queue, as after a restored backup: nobody sends it any more.
  await deps.database.delete(reminders).where(lt(reminders.dueAt, daysBefore(now, 1)))
  await removeUnpaidOrders(deps.database, daysBefore(now, RETENTION_DAYS.unpaidOrder))
}

/** Removes the counts that have run out, and those that a clock which was ahead would keep for as long as it was. */
export async function removeCounts({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock().getTime()
  await database
    .delete(rateLimits)
    .where(or(lt(rateLimits.expire, now), gt(rateLimits.expire, now + 2 * 1000 * LONGEST_SECONDS)))
}

/** Sendings to companies that their person has removed are kept only as long as they count (the day's number, the link). */
async function removeLeftSendings(database: Deps['database'], now: Date): Promise<void> {
  const itsCompany = database
    .select({ one: sql`1` })
    .from(companies)
    .where(
      sql`${companies.userId} = ${companySendings.userId} and ${companies.id} = ${companySendings.companyId}`,
    )
  await database.delete(companySendings).where(and(lt(companySendings.expiresAt, now), notExists(itsCompany)))
}

/** Who was invited and never came, and who rated in a round that was closed long ago; what they rated stays, and leads to nobody. */
async function removeRaters(database: Deps['database'], now: Date): Promise<void> {
  const closedLongAgo = database
    .select({ id: ratingPanels.id })
    .from(ratingPanels)
    .where(lt(ratingPanels.closedAt, daysBefore(now, RETENTION_DAYS.rater)))
  const hasNeverCome = and(
    isNull(raters.openedAt),
    lt(raters.tokenExpiresAt, daysBefore(now, RETENTION_DAYS.unopenedInvitation)),
  )
  await database.delete(raters).where(or(hasNeverCome, inArray(raters.panelId, closedLongAgo)))
}

/** Orders that nobody paid, with their attempts. One that money ever came for stays, whatever became of it. */
async function removeUnpaidOrders(database: Deps['database'], before: Date): Promise<void> {
  await database.transaction(async transaction => {
    const removed = await transaction
      .delete(orders)
      .where(
        and(
          inArray(orders.status, ['open', 'closed']),
          isNull(orders.paymentId),
          lt(orders.offeredAt, before),
          notExists(
            transaction
              .select({ one: sql`1` })
              .from(payments)
              .where(
                sql`${payments.userId} = ${orders.userId} and ${payments.orderId} = ${orders.id}
                  and ${payments.status} not in ('created', 'failed')`,
              ),
          ),
        ),
      )
      .returning({ id: orders.id })
    const ids = removed.map(order => order.id)
    if (ids.length > 0) await transaction.delete(payments).where(inArray(payments.orderId, ids))
  })
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
