import type { Locale } from '#engine/vocabulary.ts'
import type { MoneyNews } from '#server/db/notification-cause.ts'
import { draftAccountMail } from '#server/features/account/draft-mail.ts'
import { ACCOUNT_MAIL_WORDS } from '#server/features/account/mail-words.ts'
import { draftReminder } from '#server/features/assessment/reminder-letter.ts'
import { draftConsultationMail } from '#server/features/consultations/mail-words.ts'
import { draftAnswer } from '#server/features/contact/answer-letter.ts'
import { draftAlert } from '#server/features/mail/alert-words.ts'
import type { Draft } from '#server/features/mail/compose-mail.ts'
import type { AccountMail } from '#server/features/mail/mail.ts'
import { draftMoneyMail } from '#server/features/money/draft-mail.ts'
import { draftDiscussion } from '#server/features/rating/discussion-letter.ts'
import { draftInvitation } from '#server/features/rating/invitation-letter.ts'
import { draftOwnReport } from '#server/features/report/own-report-letter.ts'

export const APP_URL = 'https://wijha.example'
export const token = 'tok_en-1'
const at = '2026-12-20T09:00:00.000Z'
const NEWS: readonly MoneyNews[] = [
  { kind: 'payment_settled', item: 'unlock', amount: 2900, receiptNumber: 'R-000007' },
  { kind: 'payment_surplus', amount: 2950 },
  { kind: 'payment_flagged' },
  { kind: 'payment_refunded', amount: 2900, creditNoteNumber: 'C-000001' },
  { kind: 'refund_rejected', item: 'starter', amount: 2900 },
  { kind: 'renewal_reminder', plan: 'pro', amount: 9900, at },
  { kind: 'renewal_failed', plan: 'pro', amount: 9900, retryAt: at },
  { kind: 'subscription_ended', plan: 'starter' },
]
const EVENT = { id: 'a-consultation', startsAt: at, place: 'https://meet.example/room', sequence: 0 }
const CONSULTATIONS = [
  { kind: 'consultation_booked', startsAt: at },
  { kind: 'consultation_noted', startsAt: at },
  ...(['person', 'late', 'consultant', 'refund'] as const).map(by => ({
    ...{ kind: 'consultation_cancelled' as const, startsAt: at, by },
  })),
  { kind: 'consultant_booked', startsAt: at },
  { kind: 'consultant_cancelled', startsAt: at },
] as const
const ACCOUNT_KINDS = Object.keys(ACCOUNT_MAIL_WORDS) as AccountMail['kind'][]
/** Lists what the operator copies: an id that begins with a digit, and a moment. */
export const FACTS = ['3f2a91c0-1a1a-4b5c-8d6e-0f1a2b3c4d5e', at]
type Say = (locale: Locale, firstName: string) => Draft
const to = 'noura@example.com'
const attemptId = 'attempt-of-the-report'
export const account =
  (kind: AccountMail['kind'], sent = token): Say =>
  (locale, firstName) =>
    draftAccountMail({ kind, to, firstName, locale, token: sent }, APP_URL)
/** Lists every kind of mail to one person, as a function of language and first name. */
export const MAILS = new Map<string, Say>([
  ...ACCOUNT_KINDS.map(kind => [kind, account(kind)] as const),
  ...NEWS.map(
    news =>
      [
        news.kind,
        (locale: Locale, firstName: string) => draftMoneyMail({ ...news, to, firstName, locale }, APP_URL),
      ] as const,
  ),
  ...CONSULTATIONS.map(
    news =>
      [
        'by' in news ? `${news.kind} (${news.by})` : news.kind,
        (locale: Locale, firstName: string) =>
          draftConsultationMail({ ...news, to, firstName, locale, event: EVENT }, APP_URL),
      ] as const,
  ),
  [
    'operator_notice',
    (locale, firstName) =>
      draftAlert(
        {
          kind: 'operator_notice',
          to,
          firstName,
          locale,
          topic: 'contact',
          priority: true,
          facts: FACTS,
        },
        APP_URL,
      ),
  ],
  [
    'message_answered',
    // What an operator types is in no language of ours.
    (locale, firstName) => draftAnswer({ locale, firstName, answer: '2026' }, APP_URL),
  ],
  ['reminder', (locale, firstName) => draftReminder({ locale, firstName }, APP_URL, token, 'assessment')],
  ['plan_reminder', (locale, firstName) => draftReminder({ locale, firstName }, APP_URL, token, 'plan')],
  ['rater_discussion', (locale, firstName) => draftDiscussion({ locale, firstName }, APP_URL)],
  ['rater_invitation', (locale, firstName) => draftInvitation({ locale, firstName, token }, APP_URL)],
  ['own_report', (locale, firstName) => draftOwnReport({ locale, firstName, attemptId }, APP_URL)],
])
export const draft = (kind: string, locale: Locale, firstName = 'نورة'): Draft => {
  const say = MAILS.get(kind)
  if (!say) throw new Error(`there is no mail ${kind}`)
  return say(locale, firstName)
}
