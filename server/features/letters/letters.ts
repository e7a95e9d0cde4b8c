import { accountLetters } from '#server/features/account/letters.ts'
import { reminderLetter } from '#server/features/assessment/reminder-letter.ts'
import { companyReportLetter } from '#server/features/companies/company-report-letter.ts'
import { consultationLetters } from '#server/features/consultations/letters.ts'
import { answerLetter } from '#server/features/contact/answer-letter.ts'
import { alertLetter } from '#server/features/mail/alert-letter.ts'
import type { Letter, Letters } from '#server/features/mail/letter.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { moneyLetters } from '#server/features/money/letters.ts'
import { discussionLetter } from '#server/features/rating/discussion-letter.ts'
import { invitationLetter } from '#server/features/rating/invitation-letter.ts'
import { ownReportLetter } from '#server/features/report/own-report-letter.ts'

/** Says for every kind of mail which feature makes it. */
const LETTERS: Letters<Mail> = {
  ...accountLetters,
  ...moneyLetters,
  ...consultationLetters,
  operator_notice: alertLetter,
  message_answered: answerLetter,
  own_report: ownReportLetter,
  company_report: companyReportLetter,
  reminder: reminderLetter,
  rater_invitation: invitationLetter,
  rater_discussion: discussionLetter,
}

/** Finds how a mail is made. */
export function letterFor(mail: Mail): Letter<Mail> {
  return LETTERS[mail.kind]
}
