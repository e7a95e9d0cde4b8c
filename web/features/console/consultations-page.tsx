import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, time, weekday } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConsultationDialog } from './consultation-dialog.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { OpenPerson } from './open-person.tsx'
import { OwnHours } from './own-hours.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'

const consultations = { ...queryOf(consoleRows.consultations), refetchOnMount: 'always' } as const
const TONES = {
  booked: 'brand',
  held: 'ok',
  missed: 'amber',
  cancelled: 'neutral',
  withdrawn: 'neutral',
} as const

/** Shows the hours that a consultant offers, and the consultations without names; one's own ones are opened here. */
export function ConsultationsPage() {
  const text = useWords(CONSOLE)
  const { locale } = useLocale()
  const client = useQueryClient()
  const query = useQuery(consultations)
  const { data } = useQuery(door)
  const [opened, setOpened] = useState<string | null>(null)
  const close = () => {
    setOpened(null)
    void client.invalidateQueries(consultations)
  }
  return (
    <ConsolePage title={text.consultations} lead={text.consultationsLead}>
      <Section id='consultations' title={text.appointments}>
        <Loaded query={query}>
          {rows => (
            <DataTable
              labelledBy='consultations'
              rows={rows}
              keyOf={({ id }) => id}
              empty={text.noConsultations}
              columns={[
                {
                  key: 'day',
                  title: text.when,
                  cell: ({ startsAt }) =>
                    `${weekday(startsAt, locale)} ${date(startsAt, locale)} ${time(startsAt)}`,
                },
                {
                  key: 'state',
                  title: text.state,
                  cell: row => <Badge tone={TONES[row.status]}>{text.consultationStates[row.status]}</Badge>,
                },
                {
                  key: 'person',
                  title: text.person,
                  cell: row => (data?.role === 'consultant' ? '' : <OpenPerson id={row.person} />),
                },
              ]}
              actions={({ id, mine }) =>
                mine && (
                  <Button variant='secondary' size='small' onClick={() => setOpened(id)}>
                    {text.openConsultation}
                  </Button>
                )
              }
            />
          )}
        </Loaded>
      </Section>
      {(data?.role === 'owner' || data?.role === 'consultant') && <OwnHours />}
      {opened && <ConsultationDialog key={opened} id={opened} onClose={close} />}
    </ConsolePage>
  )
}
