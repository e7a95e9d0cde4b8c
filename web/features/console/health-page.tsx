import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Health } from '#contract/console.ts'
import { call } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { CONSOLE } from '#web/text/console.ts'
import { date, number, time } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from './data-table.tsx'
import { door } from './door.ts'
import { Fact } from './fact.tsx'
import { Loaded } from './loaded.tsx'
import { consoleRows } from './rows.ts'
import { ConsolePage, Section } from './section.tsx'
import { useAct } from './use-act.tsx'

const health = { ...queryOf(consoleRows.health), refetchOnMount: 'always' } as const
const DAY_MS = 86_400_000
const GIGABYTE = 1e9

/** Shows how the server is: what an operator would otherwise read from `/metrics` and the log. */
export function HealthPage() {
  const text = useWords(CONSOLE)
  const query = useQuery(health)
  return (
    <ConsolePage title={text.health}>
      <Loaded query={query}>
        {found => (
          <>
            <Facts health={found} />
            <Queues queues={found.queues} />
            <Trouble health={found} />
          </>
        )}
      </Loaded>
    </ConsolePage>
  )
}

function Facts({ health: { backedUpAt, disk, clockDoubted } }: { health: Health }) {
  const text = useWords(CONSOLE)
  const { common } = useText()
  const { locale } = useLocale()
  const client = useQueryClient()
  const { data } = useQuery(door)
  const believe = useAct(
    () => call(consoleRows.clockRight),
    async () => {
      await client.invalidateQueries(health)
      return text.believed
    },
  )
  const check = useAct(
    () => call(consoleRows.checkPaymentPage),
    ({ differences }) => (differences.length === 0 ? text.pageSame : text.pageDiffers(differences.length)),
  )
  const gigabytes = (bytes: number) => number(Math.round(bytes / GIGABYTE))
  const age = backedUpAt ? Math.floor((Date.now() - Date.parse(backedUpAt)) / DAY_MS) : 0
  return (
    <dl className='border-ink border-t-2'>
      <Fact name={text.backup}>
        {backedUpAt
          ? `${text.backupAge(age)} (${date(backedUpAt, locale)} ${time(backedUpAt)})`
          : text.noBackup}
      </Fact>
      <Fact name={text.disk}>
        {disk ? text.diskFree(gigabytes(disk.free), gigabytes(disk.total)) : text.unknown}
      </Fact>
      <Fact name={text.clock}>
        {clockDoubted ? text.clockDoubted : text.clockRight}
        {data?.role === 'owner' && clockDoubted && (
          <Button
            variant='secondary'
            size='small'
            className='ms-4'
            saving={believe.isPending && common.saving}
            onClick={() => believe.run(undefined)}
          >
            {text.believe}
          </Button>
        )}
      </Fact>
      {data?.role === 'owner' && (
        <Fact name={text.paymentPage}>
          <Button
            variant='secondary'
            size='small'
            saving={check.isPending && common.saving}
            onClick={() => check.run(undefined)}
          >
            {text.checkPage}
          </Button>
        </Fact>
      )}
    </dl>
  )
}

function Queues({ queues }: Pick<Health, 'queues'>) {
  const text = useWords(CONSOLE)
  return (
    <Section id='queues' title={text.queues}>
      <DataTable
        labelledBy='queues'
        rows={queues}
        keyOf={({ queue }) => queue}
        empty={text.unknown}
        columns={[
          { key: 'queue', title: text.queue, cell: row => <bdi dir='ltr'>{row.queue}</bdi> },
          { key: 'ready', title: text.ready, cell: row => number(row.ready) },
          { key: 'active', title: text.active, cell: row => number(row.active) },
          { key: 'deferred', title: text.deferred, cell: row => number(row.deferred) },
          { key: 'failed', title: text.failedJobs, cell: row => number(row.failed) },
        ]}
      />
    </Section>
  )
}

function Trouble({ health: { statuses, events } }: { health: Health }) {
  const text = useWords(CONSOLE)
  const rows = [
    ...statuses.map(({ status, count }) => ({ name: status, count })),
    ...events.map(({ event, count }) => ({ name: event, count })),
  ]
  return (
    <Section id='trouble' title={text.trouble}>
      <DataTable
        labelledBy='trouble'
        rows={rows}
        keyOf={({ name }) => name}
        empty={text.noTrouble}
        columns={[
          { key: 'name', title: text.status, cell: row => <bdi>{row.name}</bdi> },
          { key: 'count', title: text.count, cell: row => number(row.count) },
        ]}
      />
    </Section>
  )
}
