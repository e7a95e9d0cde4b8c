import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { BillingPage } from '#web/features/billing/billing-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { BILLING } from '#web/text/billing.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await Promise.all([get(queries.prices), get(queries.billing), get(queries.consultations)])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Billing() {
  const text = useWords(BILLING)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <BillingPage />
    </AppShell>
  )
}
