import { fileURLToPath } from 'node:url'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import { onRecord } from '#server/jobs/on-record.ts'
import { watchPaymentPage } from './watch-payment-page.ts'

const QUEUE = 'payment-page'
const DAILY = '41 3 * * *'
const DAY = 24 * 60 * 60

/**
 * Checks the page every day; PCI DSS 11.6.1 asks for once a week. Without a build (development) there is nothing to
 * compare with.
 */
export async function watchPaymentPageDaily(
  boss: PgBoss,
  deps: Pick<Deps, 'database' | 'environment' | 'jobs' | 'log' | 'payments'>,
): Promise<void> {
  if (deps.environment.NODE_ENV !== 'production') return
  const page = {
    url: deps.environment.APP_URL,
    providerUrl: deps.payments.apiUrl,
    clientFolder: fileURLToPath(new URL('../../../build/client', import.meta.url)),
  }
  await boss.createQueue(QUEUE, { deleteAfterSeconds: DAY })
  await boss.work(QUEUE, { pollingIntervalSeconds: 60 }, () =>
    onRecord(deps, QUEUE, () => watchPaymentPage(deps, page)),
  )
  await boss.schedule(QUEUE, DAILY)
}
