import { sampleReportEndpoints } from '#contract/sample-report.ts'
import { route } from '#server/http/route.ts'
import { findSampleReport } from './find-sample-report.ts'

export const sampleReportRoutes = [route(sampleReportEndpoints.get, async () => findSampleReport())]
