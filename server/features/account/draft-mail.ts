import type { Draft } from '#server/features/mail/compose-mail.ts'
import type { AccountMail } from '#server/features/mail/mail.ts'
import { ACCOUNT_MAIL_WORDS } from './mail-words.ts'

/** Says a mail about an account in its recipient's language. */
export function draftAccountMail(mail: AccountMail, appUrl: string): Draft {
  const { locale, firstName, kind } = mail
  return { locale, firstName, words: ACCOUNT_MAIL_WORDS[kind][locale], link: linkOf(mail, appUrl) }
}

function linkOf(mail: AccountMail, appUrl: string): string {
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
    case 'name_corrected':
      return `${appUrl}/account`
    case 'account_deleted':
      return appUrl
  }
}
