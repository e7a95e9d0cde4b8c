import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { LEGAL } from '#web/text/legal.ts'
import { useLocale } from '#web/text/locale.tsx'

export default function Refunds() {
  const legal = LEGAL[useLocale().locale]
  return (
    <SiteShell>
      <PageTitle>{legal.refunds.title}</PageTitle>
      <LegalPage {...legal.refunds} version={legal.version} />
    </SiteShell>
  )
}
