import type { notifications as Arabic } from '../ar/notifications.ts'

export const notifications: typeof Arabic = {
  title: 'Notifications',
  unread: 'New:',
  loading: 'Loading notifications',
  none: 'No notifications yet',
  noneBody:
    'A result that is ready, news about payments, and what becomes of every report that was sent will show here.',
  failed: 'The notifications could not be loaded',
  failedBody: 'None of them is lost, and it can be tried again now.',
  offline: 'No network',
  offlineBody: 'The notifications are kept, and will show when the connection is back.',
  old: 'No network: these are the latest that had arrived.',
}
