import { composeMail } from '#server/features/mail/compose-mail.ts'
import { findRecipient } from '#server/features/mail/find-recipient.ts'
import type { Letter, Letters } from '#server/features/mail/letter.ts'
import type { ConsultationMail } from '#server/features/mail/mail.ts'
import { composeEvent } from './compose-event.ts'
import { draftConsultationMail } from './mail-words.ts'

/** Goes to an account that there still is when the mail's turn comes; a notice of time brings its calendar file. */
const toAccount: Letter<ConsultationMail> = {
  async compose(deps, mail) {
    if (!(await findRecipient(deps, mail.to))) return { kind: 'no_account' }
    const message = {
      to: mail.to,
      ...composeMail(draftConsultationMail(mail, deps.environment.APP_URL)),
    }
    if (mail.kind === 'consultation_noted') return { kind: 'composed', message }
    const cancelled = mail.kind === 'consultation_cancelled' || mail.kind === 'consultant_cancelled'
    const content = composeEvent({ event: mail.event, cancelled, locale: mail.locale, now: deps.clock() })
    const attachment = { fileName: 'wijha-consultation.ics', type: 'text/calendar; charset=utf-8', content }
    return { kind: 'composed', message: { ...message, attachment } }
  },
}

export const consultationLetters: Letters<ConsultationMail> = {
  consultation_booked: toAccount,
  consultation_cancelled: toAccount,
  consultation_noted: toAccount,
  consultant_booked: toAccount,
  consultant_cancelled: toAccount,
}
