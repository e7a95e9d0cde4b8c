import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from 'react-router'
import { DECLINING_ROLES } from '#contract/approvals.ts'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { call } from '#web/api/client.ts'
import { door } from '#web/features/console/door.ts'
import { Gate } from '#web/features/console/gate.tsx'
import { consoleRows } from '#web/features/console/rows.ts'
import { Frame } from '#web/features/shell/frame.tsx'
import { LanguageToggle } from '#web/features/shell/language-toggle.tsx'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { CONSOLE } from '#web/text/console.ts'
import { DESK } from '#web/text/desk.ts'
import { useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** Says which sections a role has: those whose first call it may make (contract/console.ts). */
const SECTIONS = [
  { path: '/operator', name: 'today', roles: null },
  { path: '/operator/people', name: 'people', roles: ['owner', 'support', 'finance', 'auditor'] },
  { path: '/operator/money', name: 'money', roles: ['owner', 'support', 'finance', 'auditor'] },
  { path: '/operator/approvals', name: 'approvals', roles: [...DECLINING_ROLES, 'auditor'] },
  {
    path: '/operator/consultations',
    name: 'consultations',
    roles: ['owner', 'support', 'consultant', 'auditor'],
  },
  {
    path: '/operator/panels',
    name: 'panels',
    roles: ['owner', 'reviewer', 'psychometrician', 'auditor'],
  },
  { path: '/operator/messages', name: 'messages', roles: ['owner', 'support', 'auditor'] },
  { path: '/operator/content', name: 'content', roles: ['owner', 'editor', 'auditor'] },
  { path: '/operator/funnel', name: 'funnel', roles: ['owner', 'editor', 'auditor'] },
  { path: '/operator/health', name: 'health', roles: ['owner', 'support', 'auditor'] },
  { path: '/operator/research', name: 'research', roles: ['owner', 'psychometrician'] },
  {
    path: '/operator/measurement',
    name: 'measurement',
    roles: ['owner', 'reviewer', 'psychometrician', 'auditor'],
  },
  { path: '/operator/log', name: 'log', roles: ['owner', 'auditor'] },
  { path: '/operator/team', name: 'team', roles: ['owner', 'auditor'] },
  { path: '/operator/passkeys', name: 'passkeys', roles: null },
] as const satisfies readonly { path: string; name: string; roles: readonly OperatorRole[] | null }[]

/** Frames the console: its sections, as far as the role has them, and the way out. */
export function ConsoleShell() {
  return (
    <Frame bar={<TopBar end={<LanguageToggle />} />}>
      <Gate>
        <SectionMenu />
        <Outlet />
      </Gate>
    </Frame>
  )
}

function SectionMenu() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const desk = useWords(DESK)
  const { data } = useQuery(door)
  const { pathname } = useLocation()
  const client = useQueryClient()
  const leave = useMutation({
    mutationFn: () => call(consoleRows.leave),
    onSuccess: () => {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== door.queryKey[0] })
      return client.invalidateQueries(door)
    },
  })
  if (!data) return null
  const shown = SECTIONS.filter(
    ({ roles }) => roles === null || (roles as readonly string[]).includes(data.role),
  )
  return (
    <div className='border-line border-b'>
      <div className='column flex flex-wrap items-center justify-between gap-x-6'>
        <nav aria-label={text.sections}>
          <ul className='flex flex-wrap gap-x-5'>
            {shown.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={pathname === path ? 'page' : undefined}
                  className='type-small aria-[current]:font-semibold aria-[current]:text-ink text-soft hover:text-ink inline-flex min-h-12 items-center text-16 aria-[current]:underline aria-[current]:underline-offset-8'
                >
                  {name === 'panels' ? desk.panels : text[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className='flex flex-wrap items-center gap-x-3'>
          <Badge>{looks.roles[data.role]}</Badge>
          <Button variant='quiet' size='small' onClick={() => leave.mutate()}>
            {text.leave}
          </Button>
        </p>
      </div>
    </div>
  )
}
