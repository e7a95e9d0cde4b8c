import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { SelectionPage } from '#web/features/selection/selection-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { useText } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await Promise.all([get(queries.catalog), get(queries.assessment)])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function AssessmentSelection() {
  const { selection } = useText()
  return (
    <AppShell>
      <PageTitle>{selection.title}</PageTitle>
      <SelectionPage />
    </AppShell>
  )
}
