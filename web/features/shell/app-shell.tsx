import { SunMoon } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { LOOK_PARTS } from '#contract/look.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import { atRest } from '#web/api/at-rest.ts'
import { loginPath } from '#web/api/redirect.ts'
import { useUser } from '#web/api/session.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { LookMenu } from './look-menu.tsx'
import { MainMenu, TabBar } from './main-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { TopBar } from './top-bar.tsx'
import { useAccountWishes } from './use-account-wishes.ts'

interface AppShellProps {
  readonly children: ReactNode
  /** Another bar in place of the menu (the question screen). */
  readonly bar?: ReactNode
  /** The tab bar of phones; the question screen has its own foot there. */
  readonly tabs?: boolean
}

/**
 * Frames the signed-in pages. When the session is gone it leads to the login page and back.
 *
 * @example <AppShell><PageTitle>{text.results.title}</PageTitle><div className='column py-10'>…</div></AppShell>
 */
export function AppShell({ children, bar, tabs = true }: AppShellProps) {
  const user = useUser()
  const { shell } = useText()
  useAccountWishes(user)
  const { pathname, search } = useLocation()
  const { id, firstName } = user ?? {}
  useEffect(() => {
    if (!id || firstName === undefined) return
    return atRest(() => {
      import('#web/answers/lazy.ts')
        .then(({ beginVisit }) => beginVisit({ id, firstName }))
        .catch((error: unknown) => console.error('visit', error))
    })
  }, [id, firstName])
  if (!user) return <Navigate to={loginPath(pathname + search)} replace />
  return (
    <Frame
      bar={
        bar ?? (
          <TopBar
            end={
              <>
                <LookMenu
                  parts={LOOK_PARTS}
                  icon={SunMoon}
                  label={shell.lookMenu}
                  className='max-[359px]:hidden'
                />
                <LanguageToggle />
                <NotificationBell />
                <UserAvatar />
              </>
            }
          >
            <MainMenu />
          </TopBar>
        )
      }
      foot={tabs ? <TabBar /> : undefined}
      {...(tabs ? { className: 'above-tabs' } : {})}
    >
      {children}
    </Frame>
  )
}

/** Shows the person's picture or first letter, leading to the account. */
export function UserAvatar() {
  const user = useUser()
  const { locale } = useLocale()
  const { shell } = useText()
  if (!user) return null
  const name = user.firstName || user.email
  const letter = [...name][0]?.toLocaleUpperCase() ?? 'و'
  return (
    <Link
      to='/account'
      aria-label={shell.account(name)}
      className='grid size-12 place-items-center rounded-full'
    >
      <Avatar
        image={user.profileImageUrl}
        letter={letter}
        foreign={/\p{Script=Arabic}/u.test(letter) !== (LANGUAGES[locale].script === 'arabic')}
      />
    </Link>
  )
}
