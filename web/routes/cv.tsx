import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { CvPage } from '#web/features/cv/cv-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { CV } from '#web/text/cv.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  const [{ cv }, attempts] = await Promise.all([get(queries.cv), get(queries.attempts), get(queries.profile)])
  const id = cv.report?.assessmentId ?? attempts[0]?.id
  if (id !== undefined) await get(queries.results(id))
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Cv() {
  const text = useWords(CV)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <CvPage />
    </AppShell>
  )
}
