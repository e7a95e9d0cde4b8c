import { SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LOOK_PARTS } from '#contract/look.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AppShell } from './app-shell.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { LookMenu } from './look-menu.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

interface SiteShellProps {
  readonly children: ReactNode
  readonly bare?: boolean
  /** A way back home in place of the way to the plans: the bar of the plans themselves. */
  readonly back?: boolean
}

/** Frames the pages that anyone may read: signed in, with the menu around it. */
export function SiteShell({ children, bare = false, back = false }: SiteShellProps) {
  const user = useUser()
  if (user) return <AppShell>{children}</AppShell>
  return (
    <Frame
      bar={<TopBar bare={bare} start={back && <WayHome />} end={<VisitorLinks back={back} />} />}
      foot={<SiteFooter />}
    >
      {children}
    </Frame>
  )
}

/** Stands on phones, where the bar has no room for the words beside the others. */
function WayHome() {
  const { shell } = useText()
  const { locale } = useLocale()
  return (
    <ButtonLink
      to={readingPath('/', locale)}
      variant='quiet'
      size='small'
      prefetch='intent'
      className='bar-button -mx-3'
    >
      {shell.navHome}
    </ButtonLink>
  )
}

function VisitorLinks({ back }: { back: boolean }) {
  const { shell, common } = useText()
  const { locale } = useLocale()
  return (
    <>
      <LookMenu parts={LOOK_PARTS} icon={SunMoon} label={shell.lookMenu} className='max-md:hidden' />
      <LanguageToggle />
      {/* On a phone the foot of the page leads to the plans: the bar has no room for a fourth. */}
      <ButtonLink
        to={readingPath(back ? '/' : '/plans', locale)}
        variant='quiet'
        size='small'
        prefetch='intent'
        className='bar-button max-md:hidden'
      >
        {back ? common.home : shell.plans}
      </ButtonLink>
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
