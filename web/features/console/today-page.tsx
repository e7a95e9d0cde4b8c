import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Today } from '#contract/console.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { number } from '#web/text/format.ts'
import { useWords } from '#web/text/locale.tsx'
import { DataTable } from './data-table.tsx'
import { Fact } from './fact.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

const PLACES = {
  refunds: '/operator/money#refunds',
  mismatches: '/operator/money#refunds',
  consultations: '/operator/consultations',
  hours: '/operator/consultations',
  messages: '/operator/messages',
  mails: '/operator/messages#given-up',
  approvals: '/operator/approvals',
  panels: '/operator/panels',
} as const

/** Shows what waits, in numbers, each leading to its section, and what has changed. */
export function TodayPage() {
  const text = useWords(CONSOLE)
  const today = useQuery({ ...queryOf(consoleRows.today), refetchOnMount: 'always' })
  return (
    <ConsolePage title={text.today} lead={text.waiting}>
      <Loaded query={today}>
        {({ waiting, changed }) => (
          <>
            <Waiting counts={waiting} />
            <Changed changed={changed} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  )
}

function Waiting({ counts }: { counts: Today['waiting'] }) {
  const text = useWords(CONSOLE)
  return (
    <Section id='waiting' title={text.waitingTitle}>
      <ul className='border-ink mt-3 border-t-2'>
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
    </Section>
  )
}

function Changed({ changed: { answersAMinute, sections, failures } }: { changed: Today['changed'] }) {
  const text = useWords(CONSOLE)
  return (
    <>
      <Section id='changed' title={text.changed}>
        <dl className='border-ink mt-3 border-t-2'>
          <Fact name={text.answersAMinute}>{number(answersAMinute)}</Fact>
          {(['mails', 'jobs', 'errors'] as const).map(kind => (
            <Fact key={kind} name={text.failures[kind]}>
              {number(failures[kind])}
            </Fact>
          ))}
        </dl>
      </Section>
      <Section id='completions' title={text.completions}>
        <DataTable
          labelledBy='completions'
          rows={sections}
          keyOf={({ section }) => String(section)}
          empty={text.unknown}
          columns={[
            { key: 'section', title: text.section, cell: row => text.sectionOf(row.section) },
            { key: 'today', title: text.today, cell: row => number(row.today) },
            { key: 'week', title: text.lastWeek, cell: row => number(row.week) },
          ]}
        />
      </Section>
    </>
  )
}
