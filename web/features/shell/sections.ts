import { Building2, ChartNoAxesColumn, House, type LucideIcon, Route, User } from 'lucide-react'
import type { Text } from '#web/text/ar.ts'

interface Entry {
  readonly to: string
  readonly icon: LucideIcon
  readonly name: (shell: Text['shell']) => string
  readonly short?: (shell: Text['shell']) => string
}

/** Lists the screens of the signed-in menu. */
export const ENTRIES: readonly Entry[] = [
  { to: '/', icon: House, name: shell => shell.navHome },
  { to: '/assessment', icon: Route, name: shell => shell.navAssessment },
  { to: '/results', icon: ChartNoAxesColumn, name: shell => shell.navResults },
  { to: '/company', icon: Building2, name: shell => shell.navCompanies },
  { to: '/profile', icon: User, name: shell => shell.navProfile, short: shell => shell.navProfileShort },
]

/** Tells whether a screen is the current one: by path prefix, home only as itself. */
export const isActive = (to: string, pathname: string) =>
  to === '/' ? pathname === '/' : pathname.startsWith(to)
