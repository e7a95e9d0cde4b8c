import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { ReferencesPage } from '#web/features/references/references-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { useWords } from '#web/text/locale.tsx'
import { REFERENCES } from '#web/text/references.ts'

const needs: Needs = ({ get }) => get(queries.method)

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function ScientificReferences() {
  const { title, description } = useWords(REFERENCES)
  return (
    <SiteShell>
      <PageHead page='/scientific-references' title={title} description={description} />
      <ReferencesPage />
    </SiteShell>
  )
}
