import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { PlansPage } from '#web/features/plans/plans-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { useWords } from '#web/text/locale.tsx'
import { PLANS_TEXT } from '#web/text/plans.ts'

const needs: Needs = ({ get }) => Promise.all([get(queries.prices), get(queries.catalog)])

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Plans() {
  const text = useWords(PLANS_TEXT)
  return (
    <SiteShell back>
      <PageTitle>{text.title}</PageTitle>
      <meta name='description' content={text.lead} />
      <PlansPage />
    </SiteShell>
  )
}
