import { readingPath } from '#contract/reading-pages.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { StateLine } from '#web/ui/path/state-line.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AppShell } from './app-shell.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** Offers ways on that lead somewhere for everyone: nobody knows who is looking. */
export function NotFoundPage() {
  const { shell, common } = useText()
  const { locale } = useLocale()
  const user = useUser()
  const ways = [
    { to: '/assessment', name: shell.navAssessment },
    { to: '/results', name: shell.navResults },
    { to: '/verify', name: shell.verify },
    { to: readingPath('/guide', locale), name: shell.guide },
    { to: readingPath('/contact', locale), name: shell.contact },
  ]
  const page = (
    <>
      <PageTitle>{shell.notFoundTitle}</PageTitle>
      <StateLine kind='lost' page className='mt-10' />
      <div className='column column-read pt-6 pb-16'>
        <h1 className='type-h1'>{shell.notFoundTitle}</h1>
        <p className='type-body text-soft mt-3'>{shell.notFoundBody}</p>
        {shell.notFoundTitle !== 'Page Not Found' && (
          <p className='type-small text-soft mt-1'>
            <bdi lang='en'>Page Not Found</bdi>
          </p>
        )}
        <ButtonLink to='/' variant='secondary' className='mt-8'>
          {common.home}
        </ButtonLink>
        <ul className='mt-6 flex flex-wrap gap-x-7'>
          {ways.map(({ to, name }) => (
            <li key={to}>
              <TextLink to={to} className='inline-flex min-h-12 items-center'>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
  if (user) return <AppShell>{page}</AppShell>
  return (
    <Frame bar={<TopBar end={<LanguageToggle />} />} foot={<SiteFooter />}>
      {page}
    </Frame>
  )
}
