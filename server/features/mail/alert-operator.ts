import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { wantsCalls } from '#server/gateways/alert-webhook.ts'
import { readSender } from '#server/gateways/message.ts'
import type { OperatorAlert } from './mail.ts'
import { sendMail } from './send-mail.ts'

/** Lists what cannot wait for somebody to read a mail. */
const URGENT: readonly OperatorAlert['topic'][] = ['mismatch', 'payment_page', 'clock', 'backup', 'queue']

/**
 * Mails the operator within the caller's transaction: to OPERATOR_EMAIL, else to our own sender's address. What cannot wait also calls
 * the webhook, if there is one.
 */
export async function alertOperator(
  deps: Pick<Deps, 'environment' | 'jobs'>,
  transaction: Transaction,
  alert: Pick<OperatorAlert, 'topic' | 'priority' | 'facts' | 'about'>,
): Promise<void> {
  const { OPERATOR_EMAIL, MAIL_FROM } = deps.environment
  const to = OPERATOR_EMAIL ?? readSender(MAIL_FROM).address
  await sendMail(deps, transaction, { kind: 'operator_notice', to, firstName: '', locale: 'ar', ...alert })
  if (wantsCalls(deps.environment) && URGENT.includes(alert.topic))
    await deps.jobs.callWebhook(transaction, { topic: alert.topic, at: new Date().toISOString() })
}
