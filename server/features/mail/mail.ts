import type { Locale } from '#engine/vocabulary.ts'
import type { ConsultationNews, MoneyNews } from '#server/db/notification-cause.ts'

interface Addressed {
  readonly to: string
  readonly firstName: string
  readonly locale: Locale
}

interface WithToken extends Addressed {
  readonly token: string
}

/** Goes to the owner of an account, or to an address that is becoming its own or was. */
export type AccountMail =
  | ({ readonly kind: 'verify_email' } & WithToken)
  | ({ readonly kind: 'reset_password' } & WithToken)
  /** To the new address of a change: sent as long as the token opens something. */
  | ({ readonly kind: 'confirm_new_email' } & WithToken)
  /** To the old address after a change: sent as long as the token opens something. */
  | ({ readonly kind: 'email_changed' } & WithToken)
  | ({ readonly kind: 'password_changed' } & Addressed)
  /** An operator has corrected the name. */
  | ({ readonly kind: 'name_corrected' } & Addressed)
  /** The last one, to an address that has no account any more. */
  | ({ readonly kind: 'account_deleted' } & Addressed)

export type MoneyMail = MoneyNews & Addressed

/** Names a consultation as calendars know it: by its id, each time with a higher number. */
export interface CalendarEvent {
  readonly id: string
  readonly startsAt: string
  readonly place: string
  readonly sequence: number
}

/** Tells what became of a consultation: its person, or its consultant, who is not told whose it is. */
export type ConsultationMail = ToldOfConsultation & Addressed & { readonly event: CalendarEvent }
export type ToldOfConsultation =
  | ConsultationNews
  | { readonly kind: 'consultant_booked' | 'consultant_cancelled'; readonly startsAt: string }

/** Tells the operator what a person has to look at. */
export interface OperatorAlert extends Addressed {
  readonly kind: 'operator_notice'
  readonly topic:
    | 'mismatch'
    | 'refund_request'
    | 'contact'
    | 'webhook_verification'
    | 'payment_page'
    | 'clock'
    | 'backup'
    | 'queue'
  readonly priority: boolean
  /** One a line, to be copied (isolate-text.ts). */
  readonly facts: readonly string[]
  /** Whom it concerns, if somebody: an account's id or an address. With them it leaves the queue. */
  readonly about?: string
}

/** Answers a message of the contact page, to the address that it came from. */
export interface MessageAnswer extends Addressed {
  readonly kind: 'message_answered'
  readonly answer: string
  /** Where a reply comes back to the message; without one nobody reads it. */
  readonly replyTo?: string | undefined
}

/** Brings a report to its owner; who and what is read, and the PDF made, when the job runs. */
export interface OwnReportMail {
  readonly kind: 'own_report'
  readonly userId: string
  /** A row of `report_mail`. */
  readonly mailId: string
  readonly locale: Locale
}

/** Leads a person back to an open attempt or to their plan, once, at the time that they chose. */
export interface ReminderMail {
  readonly kind: 'reminder'
  readonly userId: string
  /** The `id` of a row of `reminder`. */
  readonly reminderId: string
  /** Of no account: the letter is in the language that the account has when it leaves. */
  readonly locale: Locale
}

/** Brings a report to a company. The private link's token travels here alone; its row holds only the hash. */
export interface CompanyReportMail {
  readonly kind: 'company_report'
  readonly userId: string
  /** A row of `company_sending`. */
  readonly sendingId: string
  readonly token: string
  readonly locale: Locale
}

/** Invites an address to a panel of raters. The link's token travels here alone; its row holds only the hash. */
export interface RaterInvitation extends WithToken {
  readonly kind: 'rater_invitation'
}

/** Tells a rater that their panel discusses what it disagrees on. It opens where their invitation was opened. */
export interface RaterDiscussion extends Addressed {
  readonly kind: 'rater_discussion'
  readonly raterId: string
}

/** Lists every kind of mail; features/letters says how each is made. */
export type Mail =
  | AccountMail
  | MoneyMail
  | ConsultationMail
  | OperatorAlert
  | MessageAnswer
  | OwnReportMail
  | CompanyReportMail
  | ReminderMail
  | RaterInvitation
  | RaterDiscussion
export type MailOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>

/** Finds whom a mail is to or about, as the queue knows them: an account's id, an address, or nobody. */
export function subjectOf(mail: Mail): string {
  if ('userId' in mail) return mail.userId
  return mail.kind === 'operator_notice' ? (mail.about ?? '') : mail.to
}
