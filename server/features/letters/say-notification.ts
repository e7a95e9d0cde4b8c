import type { NotificationCause } from '#server/db/notification-cause.ts'
import { companyNotifications } from '#server/features/companies/notifications.ts'
import { consultationNotifications } from '#server/features/consultations/notifications.ts'
import { moneyNotifications } from '#server/features/money/notifications.ts'
import type {
  Named,
  NotificationWords,
  SayByCause,
} from '#server/features/notifications/notification-words.ts'
import { reportNotifications } from '#server/features/report/notifications.ts'

/** Says for every cause of a notification which feature words it. */
const SAY: SayByCause<NotificationCause['kind']> = {
  ...moneyNotifications,
  ...consultationNotifications,
  ...reportNotifications,
  ...companyNotifications,
}

/**
 * Words a notification in every language.
 *
 * @example sayNotification({ kind: 'company_opened', companyId }, named).title.en // "Your report was opened"
 */
export function sayNotification(cause: NotificationCause, named: Named): NotificationWords {
  return SAY[cause.kind](cause as never, named)
}
