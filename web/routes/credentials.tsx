import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { CredentialsPage } from '#web/features/credentials/credentials-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession, url }) => {
  await requireSession()
  const issued = get(queries.credentials)
  const current = await get(queries.assessment)
  const id = url.searchParams.get('attempt') ?? (current?.isCompleted ? current.id : null)
  if (id) await Promise.allSettled([get(queries.results(id))])
  await issued
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Credentials() {
  const text = useWords(CREDENTIALS)
  const [query] = useSearchParams()
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <CredentialsPage attempt={query.get('attempt')} />
    </AppShell>
  )
}
