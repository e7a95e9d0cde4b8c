import { AccountDeleted } from '#web/features/account-settings/account-deleted.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { useWords } from '#web/text/locale.tsx'

export default function Deleted() {
  const text = useWords(ACCOUNT_SETTINGS)
  return (
    <SiteShell>
      <PageTitle>{text.deletedTitle}</PageTitle>
      <AccountDeleted />
    </SiteShell>
  )
}
