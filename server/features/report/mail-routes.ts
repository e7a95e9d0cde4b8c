import { reportMailEndpoints } from '#contract/report-mail.ts'
import { route } from '#server/http/route.ts'
import { listReportMails, sendReport } from './send-report.ts'

export const reportMailRoutes = [
  route(reportMailEndpoints.send, ({ deps, session, parameters }) =>
    sendReport(deps, { userId: session.userId, id: parameters.id, locale: session.language }),
  ),
  route(reportMailEndpoints.list, ({ deps, session, parameters }) =>
    listReportMails(deps, { userId: session.userId, id: parameters.id }),
  ),
]
