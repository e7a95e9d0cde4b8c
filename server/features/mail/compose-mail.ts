import type { MailJob } from '#server/deps.ts'
import { layOutMail } from './lay-out-mail.ts'
import { FRAME_WORDS, MAIL_WORDS } from './words.ts'

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mail in its recipient's language: the text part says all that the HTML part says. */
export function composeMail(mail: MailJob, appUrl: string): ComposedMail {
  const words = MAIL_WORDS[mail.kind][mail.locale]
  const frame = FRAME_WORDS[mail.locale]
  const name = greetable(mail.firstName)
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

/** Only APP_URL decides where links lead, never a header of the request that caused the mail. */
function linkOf(mail: MailJob, appUrl: string): string {
  switch (mail.kind) {
    case 'verify_email':
      return `${appUrl}/verify-email?token=${encodeURIComponent(mail.token)}`
    case 'reset_password':
      return `${appUrl}/reset-password?token=${encodeURIComponent(mail.token)}`
    case 'password_changed':
      return `${appUrl}/login`
  }
}

/**
 * A name is typed by whoever registers an address, which may be someone else's. One that could be read as an address or as
 * an advertisement is left out of the greeting, so that our mails carry nobody's message.
 */
function greetable(name: string): string | null {
  return /^(?:[\p{L}\p{M} '’-]|\u200c|\u200d){1,30}$/u.test(name) ? name : null
}
