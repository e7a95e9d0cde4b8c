import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { ReceiptPage } from '#web/features/billing/receipt-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { BILLING } from '#web/text/billing.ts'
import { useWords } from '#web/text/locale.tsx'

const needsOf =
  (number: string): Needs =>
  async ({ get, requireSession }) => {
    await requireSession()
    await get(queries.receipt(number))
  }

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needsOf(args.params.number ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needsOf(args.params.number ?? ''))

export default function Receipt() {
  const text = useWords(BILLING)
  const { number = '' } = useParams()
  return (
    <AppShell>
      <PageTitle>{text.receiptTitle(number)}</PageTitle>
      <ReceiptPage number={number} />
    </AppShell>
  )
}
