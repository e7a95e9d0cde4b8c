import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { ResultsPage } from '#web/features/results/results-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useText } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  const assessment = await get(queries.assessment)
  if (assessment?.isCompleted) await get(queries.results(assessment.id))
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Results() {
  const { results } = useText()
  return (
    <AppShell>
      <PageTitle>{results.title}</PageTitle>
      <ResultsPage />
    </AppShell>
  )
}
