import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { MoneyNews } from '#server/features/money/mail-words.ts'
import { readSender } from '#server/gateways/message.ts'

type Notice = Omit<Extract<MoneyNews, { kind: 'operator_notice' }>, 'kind'>

/** Mails the operator within the caller's transaction: to OPERATOR_EMAIL, else to our own sender's address. */
export async function noticeOperator(
  deps: Pick<Deps, 'environment' | 'jobs'>,
  transaction: Transaction,
  notice: Notice,
): Promise<void> {
  const { OPERATOR_EMAIL, MAIL_FROM } = deps.environment
  const to = OPERATOR_EMAIL ?? readSender(MAIL_FROM).address
  await deps.jobs.sendMail(transaction, {
    kind: 'operator_notice',
    to,
    firstName: '',
    locale: 'ar',
    ...notice,
  })
}
