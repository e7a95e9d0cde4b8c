import type { PgBoss } from 'pg-boss'
import { onRecord } from '#server/jobs/on-record.ts'
import { watchOperation } from './watch-operation.ts'

const QUEUE = 'watch-operation'
const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Watches backups and queues. What it tells of a queue that stands still for one process alone is told by another. */
export async function watchOperationOften(
  boss: PgBoss,
  deps: Parameters<typeof watchOperation>[0],
): Promise<void> {
  await boss.createQueue(QUEUE, { deleteAfterSeconds: 3600 })
  await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, () =>
    onRecord(deps, QUEUE, () => watchOperation(deps)),
  )
  await boss.schedule(QUEUE, EVERY_TEN_MINUTES)
}
