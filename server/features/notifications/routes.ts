import { notificationEndpoints } from '#contract/notifications.ts'
import { type Route, route } from '#server/http/route.ts'
import { listNotifications } from './list-notifications.ts'
import type { SayNotification } from './notification-words.ts'
import { readNotifications } from './read-notifications.ts'

/**
 * Lists the routes of the bell.
 *
 * @param say words each notification, as the features of its causes do (features/letters)
 */
export function notificationRoutes(say: SayNotification): readonly Route[] {
  return [
    route(notificationEndpoints.list, ({ deps, session }) => listNotifications(deps, session.userId, say)),
    route(notificationEndpoints.read, ({ deps, session, body }) =>
      readNotifications(deps, { userId: session.userId, until: new Date(body.until) }, say),
    ),
  ]
}
