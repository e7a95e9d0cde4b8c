import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { NotificationList } from '#contract/notifications.ts'
import type { NotificationCause } from '#server/db/notification-cause.ts'
import { attempts, companies, notifications } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Named, SayNotification } from './notification-words.ts'

const AT_ONCE = 50

/** Lists the latest notifications in both languages, said now: what they name may have gone since they were written. */
export async function listNotifications(
  { database }: Pick<Deps, 'database'>,
  userId: string,
  say: SayNotification,
): Promise<NotificationList> {
  const rows = await database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(AT_ONCE)
  const [unread] = await database
    .select({ number: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
  const named = await findNames(database, userId, rows)
  return {
    unread: unread?.number ?? 0,
    notices: rows.map(({ id, cause, createdAt, readAt }) => ({
      id,
      ...say(cause, named),
      at: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
  }
}

type Reader = Pick<Deps['database'], 'select'>

/** Of what the notifications refer to, as far as there is any. */
async function findNames(
  database: Reader,
  userId: string,
  rows: readonly { readonly cause: NotificationCause }[],
): Promise<Named> {
  const referredTo = (key: string) =>
    rows.flatMap(({ cause }) =>
      Object.entries(cause).flatMap(([name, id]) => (name === key ? [String(id)] : [])),
    )
  const [attemptIds, companyIds] = [referredTo('attemptId'), referredTo('companyId')]
  const numbers = attemptIds.length
    ? await database
        .select({ id: attempts.id, name: attempts.applicationNumber })
        .from(attempts)
        .where(and(eq(attempts.userId, userId), inArray(attempts.id, attemptIds)))
    : []
  const names = companyIds.length
    ? await database
        .select({ id: companies.id, name: companies.name })
        .from(companies)
        .where(and(eq(companies.userId, userId), inArray(companies.id, companyIds)))
    : []
  const byId = (list: typeof names) => new Map(list.map(({ id, name }) => [id, name]))
  return { attempts: byId(numbers), companies: byId(names) }
}
