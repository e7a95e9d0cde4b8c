import { securityReportEndpoints } from '#contract/security-reports.ts'
import { route } from '#server/http/route.ts'
import { noteReports } from './note-reports.ts'

export const securityReportRoutes = [
  route(securityReportEndpoints.send, ({ deps, body, address }) =>
    noteReports(deps, { reports: body, caller: address }),
  ),
]
