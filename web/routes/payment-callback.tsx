import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { CallbackPage } from '#web/features/payment/callback-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'

const needs: Needs = async ({ requireSession, url }) => {
  if (!url.searchParams.get('id')) throw redirect('/payment')
  await requireSession()
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function PaymentCallback() {
  const text = useWords(PAYMENT)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <CallbackPage />
    </AppShell>
  )
}
