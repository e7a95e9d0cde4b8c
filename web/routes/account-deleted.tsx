import { AccountDeleted } from '#web/features/settings/account-deleted.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { useWords } from '#web/text/locale.tsx'
import { SETTINGS } from '#web/text/settings.ts'

export default function Deleted() {
  const text = useWords(SETTINGS)
  return (
    <SiteShell>
      <PageTitle>{text.deletedTitle}</PageTitle>
      <AccountDeleted />
    </SiteShell>
  )
}
