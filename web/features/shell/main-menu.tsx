import { Link, useLocation } from 'react-router'
import { useText } from '#web/text/locale.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ENTRIES, isActive } from './sections.ts'

/** Lists the app's screens in the top bar, from 768 px up; where their names are too long for one line, in two. */
export function MainMenu() {
  const { shell } = useText()
  const { pathname } = useLocation()
  return (
    <nav aria-label={shell.mainMenu} className='flex h-full flex-wrap lg:ms-8 lg:gap-1'>
      {ENTRIES.map(({ to, name }) => {
        const active = isActive(to, pathname)
        return (
          <Link
            key={to}
            to={to}
            aria-current={active ? 'page' : undefined}
            className={classes(
              'type-small relative flex items-center px-1.5 text-[15px] whitespace-nowrap lg:px-3 lg:text-[16px]',
              active ? 'menu-active font-semibold' : 'text-soft hover:text-ink',
            )}
          >
            {name(shell)}
          </Link>
        )
      })}
    </nav>
  )
}

/** Lists the app's screens at the foot of the phone, below 768 px. */
export function TabBar() {
  const { shell } = useText()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={shell.mainMenu}
      className='tab-bar screen-only on-surface border-line fixed inset-x-0 bottom-0 z-30 border-t md:hidden'
    >
      <ul className='flex'>
        {ENTRIES.map(({ to, icon, name, short = name }) => {
          const active = isActive(to, pathname)
          return (
            <li key={to} className='min-w-0 flex-1'>
              <Link
                to={to}
                aria-current={active ? 'page' : undefined}
                className={classes(
                  'type-tab relative flex h-[67px] flex-col items-center justify-center gap-1',
                  active ? 'tab-active text-brand font-semibold' : 'text-soft',
                )}
              >
                <Icon of={icon} size={22} />
                <span className='max-w-full text-center wrap-anywhere'>{short(shell)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
