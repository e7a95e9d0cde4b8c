import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { LOOK_PARTS } from '#contract/look.ts'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { AccountPage } from '#web/features/account-settings/account-page.tsx'
import { LogOutButton } from '#web/features/dashboard/log-out-button.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { LookChoice } from '#web/features/shell/look-choice.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useWords } from '#web/text/locale.tsx'

const needs: Needs = async ({ get, requireSession }) => {
  await requireSession()
  await Promise.all([get(queries.signInWays), get(queries.devices), get(queries.consents)])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Account() {
  const text = useWords(ACCOUNT_SETTINGS)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <AccountPage
        look={LOOK_PARTS.map(part => <LookChoice key={part} part={part} named />)}
        signOut={<LogOutButton />}
      />
    </AppShell>
  )
}
