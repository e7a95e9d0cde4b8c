import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { notificationPaths } from './paths.ts'
import { words } from './text.ts'

/** Describes an event that happened without the user's doing, or somewhere else. */
const notification = z.object({
  id: z.string(),
  /** What it is about, for an icon. */
  topic: z.enum(['report', 'mail', 'company', 'money']),
  title: words,
  body: words,
  /** The page that shows more of it. */
  to: z.string(),
  /** ISO 8601. */
  at: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof notification>

const notificationList = z.object({
  /** Of all, also of those that are too old to be in the list. */
  unread: z.int(),
  /** Newest first, at most 50. */
  notices: z.array(notification),
})
export type NotificationList = z.output<typeof notificationList>

export const notificationEndpoints = {
  list: {
    ...notificationPaths.list,
    access: 'session',
    summary: 'What the bell shows: the latest notifications and how many are unread.',
    response: notificationList,
    errors: ['unauthenticated'],
  },
  read: {
    ...notificationPaths.read,
    access: 'session',
    summary: 'Marks everything up to the newest notification that was shown as read.',
    body: z.object({ until: z.iso.datetime({ error: 'invalid_value' }) }),
    response: notificationList,
    errors: ['unauthenticated', 'csrf', 'invalid_request'],
  },
} as const satisfies Record<string, Endpoint>
