import type { Notification } from '#contract/notifications.ts'
import type { CauseOf, NotificationCause } from '#server/db/notification-cause.ts'

/** Names what causes refer to, as it is called now; what is gone has no name. */
export interface Named {
  readonly attempts: ReadonlyMap<string, string>
  readonly companies: ReadonlyMap<string, string>
}

export type NotificationWords = Pick<Notification, 'topic' | 'title' | 'body' | 'to'>

export type SayNotification = (cause: NotificationCause, named: Named) => NotificationWords

/** Words the notifications of some causes; a feature registers its own in features/letters. */
export type SayByCause<Kind extends NotificationCause['kind']> = {
  readonly [K in Kind]: (cause: CauseOf<K>, named: Named) => NotificationWords
}
