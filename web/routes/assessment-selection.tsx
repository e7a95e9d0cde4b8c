import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { SelectionPage } from '#web/features/selection/selection-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useWords } from '#web/text/locale.tsx'
import { SELECTION } from '#web/text/selection.ts'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await Promise.all([get(queries.catalog), get(queries.assessment)])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function AssessmentSelection() {
  const text = useWords(SELECTION)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <SelectionPage />
    </AppShell>
  )
}
