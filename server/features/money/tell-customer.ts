import type { Transaction } from '#server/db/connection.ts'
import type { MoneyNews } from '#server/db/notification-cause.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { addNotification } from '#server/features/notifications/add-notification.ts'
import { addressed, type Customer } from './ledger.ts'

/** Tells a customer what became of their money: by mail, and under the bell. */
export async function tellCustomer(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  input: {
    readonly userId: string
    readonly customer: Customer
    readonly news: MoneyNews
  },
): Promise<void> {
  const { userId, customer, news } = input
  await addNotification(transaction, { userId, cause: news, now: deps.clock() })
  await sendMail(deps, transaction, { ...news, ...addressed(customer) })
}
