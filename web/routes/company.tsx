import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { CompaniesPage } from '#web/features/companies/companies-page.tsx'
import { UnverifiedNote } from '#web/features/dashboard/unverified-note.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { COMPANIES } from '#web/text/companies.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession, url }) => {
  await requireSession()
  const attempt = url.searchParams.get('attempt')
  await Promise.all([
    attempt ? get(queries.results(attempt)) : get(queries.assessment),
    get(queries.companies),
    get(queries.attempts),
  ])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Company() {
  const companies = useWords(COMPANIES)
  const [query] = useSearchParams()
  const user = useUser()
  return (
    <AppShell>
      <PageTitle>{companies.title}</PageTitle>
      <CompaniesPage
        attempt={query.get('attempt')}
        notes={user && !user.emailVerified && <UnverifiedNote email={user.email} />}
      />
    </AppShell>
  )
}
