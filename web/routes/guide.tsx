import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { GuidePage } from '#web/features/guide/guide-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { GUIDE } from '#web/text/guide.ts'
import { useLocale } from '#web/text/locale.tsx'

const needs: Needs = async ({ get }) => {
  await get(queries.catalog)
}

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function Guide() {
  const guide = GUIDE[useLocale().locale]
  return (
    <SiteShell>
      <PageHead page='/guide' title={guide.title} description={guide.description} />
      <GuidePage guide={guide} />
    </SiteShell>
  )
}
