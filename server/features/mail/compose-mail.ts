import type { Locale } from '#engine/vocabulary.ts'
import { isolateText } from './isolate-text.ts'
import { layOutMail } from './lay-out-mail.ts'
import { plainName } from './plain-name.ts'
import { FRAME_WORDS, type MailWords } from './words.ts'

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Holds what one mail to a user says, and where its button leads. */
export interface Draft {
  readonly locale: Locale
  readonly firstName: string
  readonly words: MailWords
  /** Only APP_URL decides where it leads, never a header of the request that caused the mail. */
  readonly link: string
  /** Leads to where reminders and reports of others to the address are stopped; mail about an account goes on. */
  readonly stop?: string
  /** Why the mail is there, in place of "about an account". */
  readonly reason?: string
}

/** Composes a mail in its recipient's language: the text part says all that the HTML part says. */
export function composeMail({ locale, firstName, words, link, stop, reason }: Draft): ComposedMail {
  const frame = reason ? { ...FRAME_WORDS[locale], reason } : FRAME_WORDS[locale]
  const name = plainName(firstName)
  const text = [
    frame.greeting(name),
    words.body,
    `${words.action}:\n${link}`,
    words.note,
    words.unexpected,
    ...(stop ? [`${frame.stop}:\n${stop}`] : []),
    `-- \n${frame.reason}`,
  ].join('\n\n')
  return {
    subject: isolateText(words.subject, locale),
    text: isolateText(`${text}\n`, locale),
    html: layOutMail({ locale, words, frame, name, link, stop }),
  }
}
