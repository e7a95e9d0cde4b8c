import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { GuidePage } from '#web/features/guide/guide-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { GUIDE } from '#web/text/guide.ts'
import { useLocale } from '#web/text/locale.tsx'

const needs: Needs = async ({ get }) => {
  await get(queries.catalog)
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Guide() {
  const guide = GUIDE[useLocale().locale]
  return (
    <SiteShell>
      <PageTitle>{guide.title}</PageTitle>
      <meta name='description' content={guide.lead} />
      <GuidePage guide={guide} />
    </SiteShell>
  )
}
