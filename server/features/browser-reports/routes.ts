import { browserReportEndpoints } from '#contract/browser-reports.ts'
import { route } from '#server/http/route.ts'
import { noteReports } from './note-reports.ts'

export const browserReportRoutes = [
  route(browserReportEndpoints.send, ({ deps, body, address }) =>
    noteReports(deps, { reports: body, caller: address }),
  ),
]
