import type { Draft } from '#server/features/mail/compose-mail.ts'
import type { MoneyMail } from '#server/features/mail/mail.ts'
import { moneyLink, moneyWords } from './mail-words.ts'

/** Says a mail about money in its recipient's language. */
export function draftMoneyMail(mail: MoneyMail, appUrl: string): Draft {
  const { locale, firstName } = mail
  return { locale, firstName, words: moneyWords(mail), link: `${appUrl}${moneyLink(mail)}` }
}
