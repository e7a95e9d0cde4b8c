import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useLocation,
} from 'react-router'
import { readingPath } from '#contract/reading-pages.ts'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { PaymentPage } from '#web/features/payment/payment-page.tsx'
import { productOf } from '#web/features/payment/purchase.ts'
import { SandboxBanner } from '#web/features/payment/sandbox-banner.tsx'
import { CheckoutShell } from '#web/features/shell/checkout-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'

const needs: Needs = async ({ get, url }) => {
  const [user] = await Promise.all([get(queries.user), get(queries.prices)])
  if (user && productOf(url.search) === 'unlock') await get(queries.assessment)
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)

/** Redirects by a document load: the policy of other pages forbids the browser to speak to the payment provider. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(pathname + search)
}

export default function Payment() {
  const text = useWords(PAYMENT)
  const { locale } = useLocale()
  const user = useUser()
  const isUnlock = productOf(useLocation().search) === 'unlock'
  const back =
    isUnlock && user
      ? { to: '/results', label: text.backToResults }
      : { to: readingPath('/plans', locale), label: text.backToPlans }
  return (
    <CheckoutShell title={text.title} back={back} banner={<SandboxBanner />}>
      <PageTitle>{text.title}</PageTitle>
      <PaymentPage />
    </CheckoutShell>
  )
}
