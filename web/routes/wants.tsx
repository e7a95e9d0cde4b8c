import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { STEPS, stepIn } from '#web/features/wants/steps.ts'
import { WantsPage } from '#web/features/wants/wants-page.tsx'
import { useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await get(queries.wants)
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Wants() {
  const text = useWords(WANTS)
  const [query] = useSearchParams()
  const step = stepIn(query)
  return (
    <AppShell>
      <PageTitle>{step === null ? text.title : text.stepTitle(text.step(step, STEPS.length))}</PageTitle>
      <WantsPage step={step} />
    </AppShell>
  )
}
