import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUser } from '#web/api/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Frame } from './frame.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { TabBar } from './main-menu.tsx'
import { TopBar } from './top-bar.tsx'

interface CheckoutShellProps {
  readonly title: string
  readonly back: { readonly to: string; readonly label: string }
  /** Above everything. */
  readonly banner?: ReactNode
  readonly children: ReactNode
}

/** Frames a payment: the name, the way back, and nothing else that leads away. For visitors too. */
export function CheckoutShell({ title, back, banner, children }: CheckoutShellProps) {
  const user = useUser()
  return (
    <Frame
      bar={
        <>
          {banner}
          <TopBar
            start={
              <>
                <Link
                  to={back.to}
                  aria-label={back.label}
                  className='-ms-3 grid size-12 shrink-0 place-items-center rounded-control'
                >
                  <Icon of={ArrowLeft} size={22} mirrored />
                </Link>
                <span className='type-label truncate'>{title}</span>
              </>
            }
            end={
              <>
                <LanguageToggle />
                <ButtonLink
                  to={back.to}
                  variant='quiet'
                  size='small'
                  icon={ArrowLeft}
                  mirrored
                  className='max-md:hidden'
                >
                  {back.label}
                </ButtonLink>
              </>
            }
          />
        </>
      }
      foot={user ? <TabBar /> : undefined}
      {...(user ? { className: 'above-tabs' } : {})}
    >
      {children}
    </Frame>
  )
}
