import { noticeEndpoints } from '#contract/notices.ts'
import { route } from '#server/http/route.ts'
import { listNotices } from './list-notifications.ts'
import { readNotices } from './read-notifications.ts'

export const noticeRoutes = [
  route(noticeEndpoints.list, ({ deps, session }) => listNotices(deps, session.userId)),
  route(noticeEndpoints.read, ({ deps, session, body }) =>
    readNotices(deps, { userId: session.userId, until: new Date(body.until) }),
  ),
]
