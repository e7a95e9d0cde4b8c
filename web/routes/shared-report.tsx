import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { MethodPart } from '#web/features/results/method-part.tsx'
import { ReportBody } from '#web/features/results/report-body.tsx'
import { SharedReportPage, sharedQuery } from '#web/features/shared-report/shared-report-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { RecipientShell } from '#web/features/shell/recipient-shell.tsx'
import { useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'

const needsOf =
  (token: string): Needs =>
  ({ get }) =>
    get(sharedQuery(token))

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needsOf(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needsOf(args.params.token ?? ''))

/** Keeps the address, which is the key, out of every index and away from other sites. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })

export default function SharedReport() {
  const shared = useWords(SHARED_REPORT)
  const { token = '' } = useParams()
  return (
    <RecipientShell>
      <PageTitle>{shared.title}</PageTitle>
      <SharedReportPage
        token={token}
        draw={report => (
          <ReportBody report={report}>
            <MethodPart
              form={report.templateId}
              applicationNumber={report.applicationNumber}
              {...report.detail}
            >
              {report.detail.versions.storySet !== null && (
                <p className='type-small text-soft mt-3'>{shared.twoStories}</p>
              )}
            </MethodPart>
          </ReportBody>
        )}
      />
    </RecipientShell>
  )
}
