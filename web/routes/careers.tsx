import type { LoaderFunctionArgs } from 'react-router'
import { loadOnServer, type Needs } from '#web/api/load.ts'
import { CareersPage } from '#web/features/careers/careers-page.tsx'
import { occupationsQuery } from '#web/features/careers/queries.ts'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { CAREERS } from '#web/text/careers.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = ({ get }) => get(occupationsQuery)

export const handle = READING
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = loadDocument

export default function Careers() {
  const { title, description } = useWords(CAREERS)
  return (
    <SiteShell>
      <PageHead page='/careers' title={title} description={description} />
      <CareersPage />
    </SiteShell>
  )
}
