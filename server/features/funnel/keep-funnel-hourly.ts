import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import { onRecord } from '#server/jobs/on-record.ts'
import { keepFunnel } from './keep-funnel.ts'

const QUEUE = 'funnel'
const HOURLY = '47 * * * *'
const HOUR = 60 * 60

/** Counts the funnel anew every hour. */
export async function keepFunnelHourly(
  boss: PgBoss,
  deps: Pick<Deps, 'database' | 'clock' | 'released' | 'log'>,
): Promise<void> {
  await boss.createQueue(QUEUE, { deleteAfterSeconds: HOUR })
  await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, () => onRecord(deps, QUEUE, () => keepFunnel(deps)))
  await boss.schedule(QUEUE, HOURLY)
}
