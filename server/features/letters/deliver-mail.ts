import { eq } from 'drizzle-orm'
import { mailedTokens, users } from '#server/db/schema.ts'
import type { AccountMail, Deps, MailJob } from '#server/deps.ts'
import { hashOf } from '#server/features/account/mailed-token.ts'
import {
  deliverCompanyReport,
  refuseCompanyReport,
} from '#server/features/companies/deliver-company-report.ts'
import { composeMail } from '#server/features/mail/compose-mail.ts'
import { attachReceipt } from '#server/features/money/attach-receipt.ts'
import { deliverOwnReport, refuseOwnReport } from '#server/features/report/deliver-own-report.ts'
import type { Attempt, Delivery, MailGateway } from '#server/gateways/message.ts'

/**
 * `no_account`: there is nobody to write to (any more). `not_wanted`: the mail's reason has gone since it was asked for, or
 * it has been sent already.
 */
export type DeliverMailResult = Delivery | { readonly kind: 'no_account' } | { readonly kind: 'not_wanted' }

type DeliveryDeps = Omit<Deps, 'jobs'> & { readonly mail: MailGateway }

/** Composes and sends one mail. Throws when it may succeed later. */
export function deliverMail(
  deps: DeliveryDeps,
  input: { readonly id: string; readonly mail: MailJob; readonly attempt: Attempt },
): Promise<DeliverMailResult> {
  const { id, mail, attempt } = input
  switch (mail.kind) {
    case 'own_report':
      return deliverOwnReport(deps, { id, mail, attempt })
    case 'company_report':
      return deliverCompanyReport(deps, { id, mail, attempt })
    default:
      return deliverAccountMail(deps, { id, mail, attempt })
  }
}

/**
 * A mail for the holder of an account; when the account is gone by the time the mail's turn comes, nothing is sent. Asking
 * for a reset of an unknown address ends here too, having cost the caller the same time.
 */
async function deliverAccountMail(
  deps: DeliveryDeps,
  { id, mail, attempt }: { id: string; mail: AccountMail; attempt: Attempt },
): Promise<DeliverMailResult> {
  const message = { id, to: mail.to, date: deps.clock(), ...composeMail(mail, deps.environment.APP_URL) }
  if (mail.kind === 'operator_notice' || mail.kind === 'account_deleted')
    return deps.mail.deliver(message, attempt)
  if (mail.kind === 'confirm_new_email' || mail.kind === 'email_changed') {
    // Neither address is the account's when the mail is asked for; the token says whether there is a reason to write.
    const live = await deps.database.$count(mailedTokens, eq(mailedTokens.tokenHash, hashOf(mail.token)))
    return live === 0 ? { kind: 'not_wanted' } : deps.mail.deliver(message, attempt)
  }
  const [holder] = await deps.database.select({ id: users.id }).from(users).where(eq(users.email, mail.to))
  if (!holder) return { kind: 'no_account' }
  const number = receiptOf(mail)
  if (!number) return deps.mail.deliver(message, attempt)
  const receipt = await attachReceipt(deps, { userId: holder.id, number, locale: mail.locale })
  // Issued to somebody else: the address has changed hands since.
  if (receipt.kind === 'closed') return { kind: 'not_wanted' }
  return deps.mail.deliver({ ...message, attachment: receipt.attachment }, attempt)
}

/** The number of the receipt or credit note that a mail brings. */
function receiptOf(mail: AccountMail): string | null {
  if (mail.kind === 'payment_settled') return mail.receiptNumber
  return mail.kind === 'payment_refunded' ? mail.creditNoteNumber : null
}

/** The last try has failed: whoever waits for the mail is told. */
export async function giveUpMail(deps: Pick<Deps, 'database' | 'clock'>, mail: MailJob): Promise<void> {
  if (mail.kind === 'own_report') await refuseOwnReport(deps, { ...mail, reason: 'gave_up' })
  if (mail.kind === 'company_report') await refuseCompanyReport(deps, { ...mail, reason: 'gave_up' })
}
