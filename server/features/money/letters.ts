import { composeMail } from '#server/features/mail/compose-mail.ts'
import { findRecipient } from '#server/features/mail/find-recipient.ts'
import type { Letter, Letters } from '#server/features/mail/letter.ts'
import type { MoneyMail } from '#server/features/mail/mail.ts'
import { attachReceipt } from './attach-receipt.ts'
import { draftMoneyMail } from './draft-mail.ts'

/** Goes to an account that there still is when the mail's turn comes, with the receipt or credit note that it names. */
const toCustomer: Letter<MoneyMail> = {
  async compose(deps, mail) {
    const customer = await findRecipient(deps, mail.to)
    if (!customer) return { kind: 'no_account' }
    const message = { to: mail.to, ...composeMail(draftMoneyMail(mail, deps.environment.APP_URL)) }
    const number = receiptOf(mail)
    if (!number) return { kind: 'composed', message }
    const receipt = await attachReceipt(deps, { userId: customer.id, number, locale: mail.locale })
    // Issued to somebody else: the address has changed hands since.
    if (receipt.kind === 'closed') return { kind: 'not_wanted' }
    return { kind: 'composed', message: { ...message, attachment: receipt.attachment } }
  },
}

export const moneyLetters: Letters<MoneyMail> = {
  payment_settled: toCustomer,
  payment_surplus: toCustomer,
  payment_flagged: toCustomer,
  payment_refunded: toCustomer,
  refund_rejected: toCustomer,
  renewal_reminder: toCustomer,
  renewal_failed: toCustomer,
  subscription_ended: toCustomer,
}

/** The number of the receipt or credit note that a mail brings. */
function receiptOf(mail: MoneyMail): string | null {
  if (mail.kind === 'payment_settled') return mail.receiptNumber
  return mail.kind === 'payment_refunded' ? mail.creditNoteNumber : null
}
