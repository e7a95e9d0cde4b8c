import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useParams } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { RecipientShell } from '#web/features/shell/recipient-shell.tsx'
import { CredentialPage, credentialQuery } from '#web/features/verify/credential-page.tsx'
import { CREDENTIALS } from '#web/text/credentials.ts'
import { useWords } from '#web/text/locale.tsx'

const needsOf =
  (id: string): Needs =>
  async ({ get }) => {
    await get(credentialQuery(id))
  }

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needsOf(args.params.id ?? ''))
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser(args, needsOf(args.params.id ?? ''))

/** Keeps the address, which opens it, out of every index and away from other sites. */
export const headers = () => ({ 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' })

export default function Credential() {
  const text = useWords(CREDENTIALS)
  const { id = '' } = useParams()
  return (
    <RecipientShell>
      <PageTitle>{text.checkTitle}</PageTitle>
      <CredentialPage id={id} />
    </RecipientShell>
  )
}
