import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { PackagesPage } from '#web/features/plans/packages-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await Promise.all([get(queries.prices), get(queries.billing), get(queries.content)])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Packages() {
  const text = useWords(PLANS_TEXT)
  return (
    <AppShell>
      <PageTitle>{text.packagesTitle}</PageTitle>
      <PackagesPage />
    </AppShell>
  )
}
