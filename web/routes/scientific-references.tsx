import { ReferencesPage } from '#web/features/references/references-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, nothingNeeded, READING } from '#web/reading/route.ts'
import { useWords } from '#web/text/locale.tsx'
import { REFERENCES } from '#web/text/references.ts'

export const handle = READING
export const loader = nothingNeeded
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
