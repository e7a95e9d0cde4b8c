import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { safeRedirect } from '#web/api/redirect.ts'
import { FormHead } from '#web/features/account/form-head.tsx'
import { LoginAside } from '#web/features/account/login-aside.tsx'
import { LoginForm } from '#web/features/account/login-form.tsx'
import { AuthShell } from '#web/features/shell/auth-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import type { RouteHandle } from '#web/reading/route.ts'
import { ACCOUNT_PAGES } from '#web/text/account-pages.ts'
import { useText, useWords } from '#web/text/locale.tsx'

export const handle: RouteHandle = { listed: true }

const needs: Needs = async ({ get, leadOn }) => {
  await leadOn()
  await Promise.all([get(queries.providers), get(queries.content)])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Login() {
  const { account } = useText()
  const pages = useWords(ACCOUNT_PAGES)
  const [query] = useSearchParams()
  return (
    <AuthShell aside={<LoginAside />}>
      <PageTitle>{account.loginTitle}</PageTitle>
      <meta name='description' content={pages.loginDescription} />
      <FormHead title={account.loginTitle} lead={pages.loginLead} />
      <LoginForm redirectTo={safeRedirect(query.get('redirectTo'))} />
    </AuthShell>
  )
}
