import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { ReportBody } from '#web/features/results/report-body.tsx'
import { SampleReportPage } from '#web/features/sample-report/sample-report-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { useWords } from '#web/text/locale.tsx'
import { SAMPLE_REPORT } from '#web/text/sample-report.ts'

const needs: Needs = ({ get }) => Promise.all([get(queries.sampleReport), get(queries.prices)])

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function Sample() {
  const { title, description } = useWords(SAMPLE_REPORT)
  return (
    <SiteShell>
      <PageHead page='/sample-report' title={title} description={description} />
      <SampleReportPage draw={report => <ReportBody report={report} />} />
    </SiteShell>
  )
}
