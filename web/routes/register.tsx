import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { safeRedirect } from '#web/api/redirect.ts'
import { FormHead } from '#web/features/account/form-head.tsx'
import { RegisterAside } from '#web/features/account/register-aside.tsx'
import { RegisterForm } from '#web/features/account/register-form.tsx'
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

export default function Register() {
  const { account } = useText()
  const pages = useWords(ACCOUNT_PAGES)
  const [query] = useSearchParams()
  return (
    <AuthShell aside={<RegisterAside />}>
      <PageTitle>{account.registerTitle}</PageTitle>
      <meta name='description' content={pages.registerDescription} />
      <FormHead title={account.registerTitle} lead={pages.registerLead} />
      <RegisterForm redirectTo={safeRedirect(query.get('redirectTo'))} />
    </AuthShell>
  )
}
