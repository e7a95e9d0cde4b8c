import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { LEGAL } from '#web/text/legal.ts'
import { useLocale } from '#web/text/locale.tsx'

export default function Terms() {
  const legal = LEGAL[useLocale().locale]
  return (
    <SiteShell>
      <PageTitle>{legal.terms.title}</PageTitle>
      <LegalPage {...legal.terms} version={legal.version} />
    </SiteShell>
  )
}
