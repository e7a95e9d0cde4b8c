import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { LEGAL_PAGES } from '#web/text/legal.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = ({ get }) => get(queries.content)

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function Accessibility() {
  const { title, description } = useWords(LEGAL_PAGES.accessibility)
  return (
    <SiteShell>
      <PageHead page='/accessibility' title={title} description={description} />
      <LegalPage page='accessibility' />
    </SiteShell>
  )
}
