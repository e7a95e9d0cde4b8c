import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, time } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { LOOKS } from '#web/text/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { OpenPerson } from './open-person.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

/** Shows all looks and decisions, a page at a time. */
export function LogPage() {
  const text = useWords(CONSOLE)
  const looks = useWords(LOOKS)
  const { locale } = useLocale()
  const [before, setBefore] = useState<string | undefined>()
  const query = useQuery({
    ...queryOf(consoleRows.log, { query: before ? { before } : {} }),
    refetchOnMount: 'always',
  })
  const last = query.data?.at(-1)
  return (
    <ConsolePage title={text.log} lead={text.logLead}>
      <Section id='lines' title={looks.title}>
        <Loaded query={query}>
          {rows => (
            <DataTable
              labelledBy='lines'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.emptyLog}
              columns={[
                { key: 'when', title: text.when, cell: row => `${date(row.at, locale)} ${time(row.at)}` },
                { key: 'act', title: text.act, cell: row => looks.acts[row.act] },
                { key: 'role', title: text.role, cell: row => looks.roles[row.role] },
                { key: 'why', title: text.why, cell: row => (row.reason ? looks.reasons[row.reason] : '') },
                {
                  key: 'who',
                  title: text.who,
                  cell: row =>
                    row.by ? (
                      <bdi className='inline-block break-all md:min-w-56'>{row.by}</bdi>
                    ) : (
                      <Id of={row.operator} />
                    ),
                },
                {
                  key: 'person',
                  title: text.person,
                  cell: ({ person }) =>
                    person && (
                      <>
                        <Id of={person} /> <OpenPerson id={person} />
                      </>
                    ),
                },
              ]}
            />
          )}
        </Loaded>
        <div className='mt-5 flex flex-wrap gap-3'>
          {last && query.data?.length === 100 && (
            <Button variant='secondary' size='small' onClick={() => setBefore(last.at)}>
              {text.older}
            </Button>
          )}
          {before && (
            <Button variant='quiet' size='small' onClick={() => setBefore(undefined)}>
              {text.newest}
            </Button>
          )}
        </div>
      </Section>
    </ConsolePage>
  )
}

/** Shows the beginning of an id, which tells two apart. */
function Id({ of }: { of: string | null }) {
  return of ? <bdi title={of}>{of.slice(0, 8)}</bdi> : null
}
