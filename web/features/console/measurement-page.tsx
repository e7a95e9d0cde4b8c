import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Snapshot } from '#contract/measurement.ts'
import { POPULATIONS, type Population } from '#contract/measurement-states.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { date, number, percent, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { MEASUREMENT } from '#web/text/measurement.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import { Approvals } from './approvals.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Loaded } from './loaded.tsx'
import { Figures } from './measured-tables.tsx'
import { Norms } from './norms.tsx'
import { Pilots } from './pilots.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const isUnderWay = ({ status }: Snapshot) => status === 'waiting' || status === 'running'
const LOOK_AGAIN_MS = 2000

const snapshots = {
  ...queryOf(consoleRows.snapshots),
  refetchOnMount: 'always',
  refetchInterval: ({ state }: { state: { data?: readonly Snapshot[] | undefined } }) =>
    state.data?.some(isUnderWay) ? LOOK_AGAIN_MS : false,
} as const

/** Shows what was measured: the snapshots, and the figures of one of them. */
export function MeasurementPage() {
  const text = useWords(MEASUREMENT)
  const { locale } = useLocale()
  const [chosen, setChosen] = useSearchParams()
  const query = useQuery(snapshots)
  const id = chosen.get('snapshot')
  return (
    <ConsolePage title={text.title} lead={text.lead}>
      <Section id='snapshots' title={text.snapshots} lead={text.snapshotsLead}>
        <TakeSnapshot />
        <Loaded query={query}>
          {rows => (
            <DataTable
              labelledBy='snapshots'
              rows={rows}
              keyOf={row => row.id}
              empty={text.noSnapshots}
              columns={[
                {
                  key: 'asked',
                  title: text.asked,
                  cell: row => `${date(row.askedAt, locale)} ${time(row.askedAt)}`,
                },
                { key: 'whom', title: text.ofWhom, cell: row => text.populations[row.population] },
                { key: 'state', title: text.state, cell: row => <State of={row} /> },
                {
                  key: 'people',
                  title: text.firstAttempts,
                  cell: row => (
                    <>
                      {row.people !== null && number(row.people)}
                      {row.versions !== null && row.versions.unread > 0 && (
                        <p className='type-small mt-1'>{text.unread(row.versions.unread)}</p>
                      )}
                    </>
                  ),
                },
                {
                  key: 'versions',
                  title: text.versions,
                  cell: row => (row.versions ? text.versionsOf(row.versions) : ''),
                },
              ]}
              actions={row =>
                row.status === 'done' &&
                row.people !== 0 && (
                  <Button
                    variant='secondary'
                    size='small'
                    onClick={() => setChosen({ snapshot: row.id })}
                    aria-pressed={row.id === id}
                  >
                    {text.open}
                  </Button>
                )
              }
            />
          )}
        </Loaded>
      </Section>
      {query.data
        ?.filter(row => row.id === id && row.status === 'done')
        .map(row => (
          <Figures key={row.id} snapshot={row} />
        ))}
      <Pilots />
      <Approvals kind='norm' />
      <Norms />
    </ConsolePage>
  )
}

function State({ of: { status, progress } }: { of: Snapshot }) {
  const text = useWords(MEASUREMENT)
  const tone = status === 'done' ? 'ok' : status === 'failed' ? 'danger' : 'amber'
  return (
    <Badge tone={tone}>{status === 'running' ? text.progress(percent(progress)) : text.states[status]}</Badge>
  )
}

function TakeSnapshot() {
  const text = useWords(MEASUREMENT)
  const { common } = useText()
  const client = useQueryClient()
  const { data } = useQuery(door)
  const [population, setPopulation] = useState<Population>('people')
  const take = useAct(
    () => call(consoleRows.takeSnapshot, { body: { population } }),
    async () => {
      await client.invalidateQueries(snapshots)
      return text.taken
    },
  )
  if (data?.role !== 'owner' && data?.role !== 'psychometrician') return null
  return (
    <div className='mt-4 grid items-end gap-5 md:grid-cols-[minmax(0,20rem)_auto] md:justify-start'>
      <Field label={text.ofWhom}>
        {control => (
          <Select
            {...control}
            value={population}
            onChange={event => {
              const wanted = POPULATIONS.find(each => each === event.currentTarget.value)
              if (wanted) setPopulation(wanted)
            }}
          >
            {POPULATIONS.map(each => (
              <option key={each} value={each}>
                {text.populations[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button saving={take.isPending && common.saving} onClick={() => take.run(undefined)}>
        {text.take}
      </Button>
    </div>
  )
}
