import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { UnsubscribePage, unsubscriptionQuery } from '#web/features/shared-report/unsubscribe-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { RecipientShell } from '#web/features/shell/recipient-shell.tsx'
import { useWords } from '#web/text/locale.tsx'
import { SHARED_REPORT } from '#web/text/shared-report.ts'

const needsOf =
  (token: string): Needs =>
  ({ get }) =>
    get(unsubscriptionQuery(token))

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needsOf(args.params.token ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needsOf(args.params.token ?? ''))

export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })

export default function Unsubscribe() {
  const shared = useWords(SHARED_REPORT)
  const { token = '' } = useParams()
  return (
    <RecipientShell>
      <PageTitle>{shared.stopTitle}</PageTitle>
      <UnsubscribePage token={token} />
    </RecipientShell>
  )
}
