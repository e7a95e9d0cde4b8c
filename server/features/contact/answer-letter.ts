import type { Locale } from '#engine/vocabulary.ts'
import { composeMail, type Draft } from '#server/features/mail/compose-mail.ts'
import type { Letter } from '#server/features/mail/letter.ts'
import type { MessageAnswer } from '#server/features/mail/mail.ts'
import type { MailWords } from '#server/features/mail/words.ts'

/** Goes to whoever wrote, with an account or without one. */
export const answerLetter: Letter<MessageAnswer> = {
  compose: async ({ environment }, mail) => ({
    kind: 'composed',
    message: {
      to: mail.to,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      ...composeMail(draftAnswer(mail, environment.APP_URL)),
    },
  }),
}

/** Says the operator's answer to a message. */
export function draftAnswer(
  { locale, firstName, answer, replyTo }: Pick<MessageAnswer, 'locale' | 'firstName' | 'answer' | 'replyTo'>,
  appUrl: string,
): Draft {
  const { reason, replied, note, ...words } = WORDS[locale]
  const body = { ...words, note: replyTo ? replied : note, body: answer }
  return { locale, firstName, words: body, link: `${appUrl}/contact`, reason }
}

const WORDS: Readonly<
  Record<Locale, Omit<MailWords, 'body'> & { readonly reason: string; readonly replied: string }>
> = {
  ar: {
    subject: 'رد على رسالة إلى وجهة',
    heading: 'رد على الرسالة',
    action: 'كتابة رسالة أخرى',
    note: 'الرد على هذا البريد لا يصل إلى أحد، وصفحة التواصل مفتوحة لرسالة أخرى.',
    replied: 'الرد على هذا البريد يصل إلى المشغّل نصاً دون مرفقات.',
    unexpected: 'إذا لم تُكتب رسالة من هذا العنوان، فلا يلزم أي إجراء.',
    reason: 'أُرسل هذا الرد لأن رسالة وصلت من هذا العنوان عبر صفحة التواصل في وجهة.',
  },
  en: {
    subject: 'An answer to your message to Wijha',
    heading: 'An answer to your message',
    action: 'Write another message',
    note: 'Nobody reads replies to this email; the contact page takes another message.',
    replied: 'A reply to this email reaches the operator, as text without attachments.',
    unexpected: 'If you did not write to us from this address, nothing needs to be done.',
    reason:
      'This answer was sent because a message came from this address through the contact page of Wijha.',
  },
}
