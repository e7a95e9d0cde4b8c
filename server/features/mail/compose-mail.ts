import type { Locale } from '#engine/vocabulary.ts'
import type { AccountMail } from '#server/deps.ts'
import { isMoneyMail, moneyLink, moneyWords } from '#server/features/money/mail-words.ts'
import { layOutMail } from './lay-out-mail.ts'
import { plainName } from './plain-name.ts'
import { FRAME_WORDS, MAIL_WORDS, type MailWords } from './words.ts'

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** A mail to the holder of an account, with whatever its words and its link need. */
export type HolderMail =
  | AccountMail
  | {
      readonly kind: 'own_report'
      readonly firstName: string
      readonly attemptId: string
      readonly locale: Locale
    }

/** The mail in its recipient's language: the text part says all that the HTML part says. */
export function composeMail(mail: HolderMail, appUrl: string): ComposedMail {
  const words = wordsOf(mail)
  const frame = FRAME_WORDS[mail.locale]
  const name = plainName(mail.firstName)
  const link = linkOf(mail, appUrl)
  const text = [
    frame.greeting(name),
    words.body,
    `${words.action}:\n${link}`,
    words.note,
    words.unexpected,
    `-- \n${frame.reason}`,
  ].join('\n\n')
  return {
    subject: words.subject,
    text: `${text}\n`,
    html: layOutMail({ locale: mail.locale, words, frame, name, link }),
  }
}

export function wordsOf(mail: HolderMail): MailWords {
  return isMoneyMail(mail) ? moneyWords(mail) : MAIL_WORDS[mail.kind][mail.locale]
}

/** Only APP_URL decides where links lead, never a header of the request that caused the mail. */
function linkOf(mail: HolderMail, appUrl: string): string {
  if (isMoneyMail(mail)) return `${appUrl}${moneyLink(mail)}`
  switch (mail.kind) {
    case 'verify_email':
      return `${appUrl}/verify-email?token=${encodeURIComponent(mail.token)}`
    case 'reset_password':
      return `${appUrl}/reset-password?token=${encodeURIComponent(mail.token)}`
    case 'confirm_new_email':
      return `${appUrl}/confirm-email?token=${encodeURIComponent(mail.token)}`
    case 'email_changed':
      return `${appUrl}/revert-email?token=${encodeURIComponent(mail.token)}`
    case 'password_changed':
      return `${appUrl}/login`
    case 'account_deleted':
      return appUrl
    case 'own_report':
      // Not the current attempt, which may be another by the time the mail is read.
      return `${appUrl}/results?attempt=${encodeURIComponent(mail.attemptId)}`
  }
}
