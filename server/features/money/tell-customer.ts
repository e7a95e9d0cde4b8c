import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { addNotice } from '#server/features/notifications/add-notification.ts'
import { addressed, type Holder } from './ledger.ts'
import type { MoneyNews } from './mail-words.ts'

/** Tells the holder of an account what became of their money: by mail, and under the bell. */
export async function tellHolder(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly holder: Holder
    readonly news: Exclude<MoneyNews, { kind: 'operator_notice' }>
  },
): Promise<void> {
  const { userId, holder, news } = input
  await addNotice(transaction, { userId, cause: news, now: deps.clock() })
  await deps.jobs.sendMail(transaction, { ...news, ...addressed(holder) })
}
