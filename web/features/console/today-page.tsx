import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { number } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage } from './section.tsx'

const PLACES = {
  refunds: '/operator/money#refunds',
  mismatches: '/operator/money#refunds',
  consultations: '/operator/consultations',
  messages: '/operator/messages',
  mails: '/operator/messages#given-up',
  approvals: '/operator/approvals',
} as const

/** Shows what waits, in numbers, each leading to its section. */
export function TodayPage() {
  const text = useWords(CONSOLE)
  const today = useQuery({ ...queryOf(consoleRows.today), refetchOnMount: 'always' })
  return (
    <ConsolePage title={text.today} lead={text.waiting}>
      <Loaded query={today}>
        {counts => (
          <ul className='border-ink border-t-2'>
            {(Object.keys(PLACES) as (keyof typeof PLACES)[]).map(kind => (
              <li key={kind} className='border-line border-b'>
                <Link to={PLACES[kind]} className='flex min-h-14 items-center justify-between gap-4 py-2'>
                  <span className='type-label'>{text.waitingOf[kind]}</span>
                  <span className={counts[kind] > 0 ? 'type-h2 text-ink' : 'type-h2 text-soft'}>
                    {number(counts[kind])}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </ConsolePage>
  )
}
