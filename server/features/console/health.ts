import { statfs } from 'node:fs/promises'
import type { Health } from '#contract/console.ts'
import { serverClock } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Operator } from '#server/http/operator.ts'
import { believeClock } from '#server/jobs/judge-clock.ts'
import { countTrouble } from '#server/operation/metrics.ts'
import { noteAct } from './note-act.ts'

/** Reads how the server is: queues, the last backup, the disk, and what went wrong in this process. */
export async function findHealth({
  database,
  clock,
  jobs,
  environment,
}: Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment'>): Promise<Health> {
  const [row] = await database.select().from(serverClock)
  const disk = await statfs(environment.DATA_DIR).catch(() => null)
  const trouble = await countTrouble()
  return {
    queues: [...(await jobs.counts())],
    backedUpAt: row?.backedUpAt?.toISOString() ?? null,
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    clockDoubted: row?.doubtedUntil ? row.doubtedUntil > clock() : false,
    ...trouble,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  }
}

/** Says for an operator that the clock shows the time. */
export async function confirmClock(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
): Promise<void> {
  await deps.database.transaction(async transaction => {
    await believeClock({ ...deps, database: transaction })
    await noteAct(deps, transaction, operator, { act: 'clock_believed' })
  })
}
