import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { VerifyPage, verifyQuery } from '#web/features/verify/verify-page.tsx'
import type { RouteHandle } from '#web/reading/route.ts'
import { useWords } from '#web/text/locale.tsx'
import { VERIFY } from '#web/text/verify.ts'

/** Lists the form in search engines, for those who hold a report and look for us; an answer is about one person and is not. */
export const handle: RouteHandle = { listed: ({ applicationNumber }) => !applicationNumber }

interface Args {
  readonly params: { readonly applicationNumber?: string }
}

const needsOf =
  ({ params: { applicationNumber } }: Args): Needs =>
  async ({ get }) => {
    if (applicationNumber) await get(verifyQuery(applicationNumber))
  }

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needsOf(args))
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needsOf(args))

export default function Verify() {
  const verify = useWords(VERIFY)
  const { applicationNumber } = useParams()
  return (
    <SiteShell>
      <PageTitle>{verify.title}</PageTitle>
      <VerifyPage key={applicationNumber} applicationNumber={applicationNumber ?? null} />
    </SiteShell>
  )
}
