import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { CallbackPage } from '#web/features/payment/callback-page.tsx'
import { SignInCard } from '#web/features/payment/sign-in-card.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'

const needs: Needs = async ({ get, url }) => {
  if (!url.searchParams.get('id')) throw redirect('/payment')
  await get(queries.user)
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function PaymentCallback() {
  const text = useWords(PAYMENT)
  const user = useUser()
  return (
    <SiteShell>
      <PageTitle>{text.title}</PageTitle>
      {user ? <CallbackPage /> : <SignInCard />}
    </SiteShell>
  )
}
