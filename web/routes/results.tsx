import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries, queryOf } from '#web/api/queries.ts'
import { reportMail } from '#web/api/rows.ts'
import { AdvicePanel } from '#web/features/advice/advice-panel.tsx'
import { AttemptsSection } from '#web/features/history/attempts-section.tsx'
import { ResultsPage } from '#web/features/results/results-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'

const needs: Needs = async ({ get, requireSession, url }) => {
  await requireSession()
  // The result stands without the list of attempts and the fate of a mail.
  const attempts = Promise.allSettled([get(queries.attempts)])
  const current = await get(queries.assessment)
  const id = url.searchParams.get('attempt') ?? (current?.isCompleted ? current.id : null)
  if (id) {
    const { opened } = await get(queries.results(id))
    if (opened) await Promise.allSettled([get(queryOf(reportMail.list, { parameters: { id } }))])
  }
  await attempts
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Results() {
  const results = useWords(RESULTS)
  const [query] = useSearchParams()
  const attempt = query.get('attempt')
  return (
    <AppShell>
      <PageTitle>{results.title}</PageTitle>
      <ResultsPage
        key={attempt}
        attempt={attempt}
        history={<AttemptsSection shown={attempt} />}
        over={id => <AdvicePanel id={id} />}
      />
    </AppShell>
  )
}
