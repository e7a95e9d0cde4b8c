import { sql } from 'drizzle-orm'
import { serverClock } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { tryToTake } from '#server/http/limits.ts'

type WatchDeps = Pick<Deps, 'database' | 'clock' | 'environment' | 'jobs' | 'log' | 'secret'>

/** Beyond a day, so that a daily backup may take its time. */
const BACKUP_WITHIN_MS = 26 * 3_600_000
/** What is due for longer is taken by nobody: a worker that lives looks every few seconds. */
const TAKEN_WITHIN_MINUTES = 15

/** Tells the operator, once a day for each, that a backup has failed to come or that a queue stands still. */
export async function watchOperation(deps: WatchDeps): Promise<void> {
  const [row] = await deps.database.select({ at: serverClock.backedUpAt }).from(serverClock)
  // Where none was ever made, none is missed: docs/operation.md says to make some.
  if (row?.at && deps.clock().getTime() - row.at.getTime() > BACKUP_WITHIN_MS)
    await tell(deps, 'backup', [`last: ${row.at.toISOString()}`])
  const { rows } = await deps.database.execute<{ name: string; waiting: number }>(sql`
    select name, count(*)::int as waiting from pgboss.job
    where state in ('created', 'retry') and start_after < now() - make_interval(mins => ${TAKEN_WITHIN_MINUTES})
    group by name order by name`)
  if (rows.length > 0)
    await tell(
      deps,
      'queue',
      rows.map(({ name, waiting }) => `${name}: ${waiting}`),
    )
}

async function tell(deps: WatchDeps, topic: 'backup' | 'queue', facts: readonly string[]): Promise<void> {
  deps.log.error({ event: `${topic}_overdue`, facts }, 'the operator has to look')
  if ((await tryToTake(deps, 'operator_alert', topic)) !== null) return
  await deps.database.transaction(transaction =>
    alertOperator(deps, transaction, { topic, priority: true, facts }),
  )
}
