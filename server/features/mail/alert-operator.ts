import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { readSender } from '#server/gateways/message.ts'
import type { OperatorAlert } from './mail.ts'
import { sendMail } from './send-mail.ts'

/** Mails the operator within the caller's transaction: to OPERATOR_EMAIL, else to our own sender's address. */
export async function alertOperator(
  deps: Pick<Deps, 'environment' | 'jobs'>,
  transaction: Transaction,
  alert: Pick<OperatorAlert, 'topic' | 'priority' | 'facts' | 'about'>,
): Promise<void> {
  const { OPERATOR_EMAIL, MAIL_FROM } = deps.environment
  const to = OPERATOR_EMAIL ?? readSender(MAIL_FROM).address
  await sendMail(deps, transaction, { kind: 'operator_notice', to, firstName: '', locale: 'ar', ...alert })
}
