import { ContactPage } from '#web/features/contact/contact-page.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { CONTACT } from '#web/text/contact.ts'
import { useWords } from '#web/text/locale.tsx'

export default function Contact() {
  const text = useWords(CONTACT)
  return (
    <SiteShell>
      <PageTitle>{text.title}</PageTitle>
      <meta name='description' content={text.lead} />
      <ContactPage />
    </SiteShell>
  )
}
