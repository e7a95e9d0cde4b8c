import type { ReactNode } from 'react'
import { useUser } from '#web/api/session.ts'
import { useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AppShell } from './app-shell.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of pages that anyone may read: signed in, with the menu around it. */
export function SiteShell({ children, bare = false }: { children: ReactNode; bare?: boolean }) {
  const user = useUser()
  if (user) return <AppShell>{children}</AppShell>
  return (
    <Frame bar={<TopBar bare={bare} end={<VisitorLinks />} />} foot={<SiteFooter />}>
      {children}
    </Frame>
  )
}

function VisitorLinks() {
  const { shell } = useText()
  return (
    <>
      <LanguageToggle />
      <ButtonLink to='/login' variant='quiet' size='small' prefetch='intent' className='bar-button'>
        <span className='md:hidden'>{shell.loginShort}</span>
        <span className='max-md:hidden'>{shell.login}</span>
      </ButtonLink>
      <ButtonLink to='/register' variant='secondary' size='small' prefetch='intent' className='bar-button'>
        <span className='md:hidden'>{shell.createAccountShort}</span>
        <span className='max-md:hidden'>{shell.createAccount}</span>
      </ButtonLink>
    </>
  )
}
