import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { LEGAL_PAGES } from '#web/text/legal.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = ({ get }) => Promise.all([get(queries.seller), get(queries.content)])

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function Refunds() {
  const { title, description } = useWords(LEGAL_PAGES.refunds)
  return (
    <SiteShell>
      <PageHead page='/refunds' title={title} description={description} />
      <LegalPage page='refunds' />
    </SiteShell>
  )
}
