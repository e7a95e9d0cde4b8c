import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { occupationPath } from '#contract/occupation-path.ts'
import { loadOnServer } from '#web/api/load.ts'
import { OccupationPage } from '#web/features/careers/occupation-page.tsx'
import { occupationQuery } from '#web/features/careers/queries.ts'
import { NotFoundPage } from '#web/features/shell/not-found-page.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { loadDocument, READING } from '#web/reading/route.ts'
import { CAREERS } from '#web/text/careers.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'

export const handle = READING
export const clientLoader = loadDocument

/** Loads the occupation of the address; where there is none, the page is a 404 as any other. */
export async function loader(args: LoaderFunctionArgs) {
  let found = false
  const loaded = await loadOnServer(args, async ({ get }) => {
    await get(occupationQuery(args.params.id ?? ''))
    found = true
  })
  return found ? loaded : data(loaded, { status: 404 })
}

export default function Occupation() {
  const { about } = useWords(CAREERS)
  const { locale } = useLocale()
  const { id = '' } = useParams()
  const { data: occupation } = useQuery(occupationQuery(id))
  if (!occupation) return <NotFoundPage />
  const title = occupation.title[locale]
  return (
    <SiteShell>
      <PageHead page={occupationPath(id)} title={title} description={about(title)} />
      <OccupationPage occupation={occupation} />
    </SiteShell>
  )
}
