import type { Logger } from 'pino'
import type { Locale } from '#engine/vocabulary.ts'
import type { Database, Transaction } from './db/connection.ts'
import type { Environment } from './env.ts'
import type { MoneyMail } from './features/money/mail-words.ts'
import type { PaymentGateway } from './gateways/moyasar.ts'
import type { Typst } from './gateways/typst.ts'

/** What a feature may use of the world. Made once in `main.ts`, made small in tests. */
export interface Deps {
  readonly environment: Environment
  /** Signs sessions and anti-forgery tokens. */
  readonly secret: string
  readonly database: Database
  readonly clock: () => Date
  readonly jobs: Jobs
  /** Makes the PDFs. */
  readonly typst: Typst
  readonly payments: Payments
  readonly log: Logger
}

/** The payment provider: what our server asks it, and what a browser needs to know of it. */
export interface Payments {
  readonly gateway: PaymentGateway
  readonly publishableKey: string
  /** As a browser reaches it, with its version. */
  readonly apiUrl: string
  readonly webhookSecret: string
  /** The local sandbox, which moves no money. */
  readonly sandbox: boolean
}

/** A mail to one person, in that person's language; the words are composed when the job runs. */
export type AccountMail =
  | {
      readonly kind: 'verify_email'
      readonly to: string
      readonly firstName: string
      readonly locale: Locale
      readonly token: string
    }
  | {
      readonly kind: 'reset_password'
      readonly to: string
      readonly firstName: string
      readonly locale: Locale
      readonly token: string
    }
  | {
      /** To the new address of a change, and to the old one after it: sent as long as the token opens something. */
      readonly kind: 'confirm_new_email' | 'email_changed'
      readonly to: string
      readonly firstName: string
      readonly locale: Locale
      readonly token: string
    }
  | {
      readonly kind: 'password_changed'
      readonly to: string
      readonly firstName: string
      readonly locale: Locale
    }
  | {
      /** The last one, to an address that has no account any more. */
      readonly kind: 'account_deleted'
      readonly to: string
      readonly firstName: string
      readonly locale: Locale
    }
  | MoneyMail

/** A report on its way to its owner; who and what is read, and the PDF made, when the job runs. */
export interface OwnReportMail {
  readonly kind: 'own_report'
  readonly userId: string
  /** A row of `report_mail`. */
  readonly mailId: string
  readonly locale: Locale
}

/** The same to a company. The private link's token travels here alone; its row holds only the hash. */
export interface CompanyReportMail {
  readonly kind: 'company_report'
  readonly userId: string
  /** A row of `company_sending`. */
  readonly sendingId: string
  readonly token: string
  readonly locale: Locale
}

export type MailJob = AccountMail | OwnReportMail | CompanyReportMail

/** One question to the AI endpoint: a row of `ai_advice`. */
export interface AdviceJob {
  readonly userId: string
  readonly attemptId: string
  readonly id: string
}

/** By what the queues and the kept mails know somebody. */
export interface ForgottenPerson {
  readonly userId: string
  /** The account's, and those it had lately. */
  readonly addresses: readonly string[]
  /** Null for whoever never confirmed an address. */
  readonly confirmation: Extract<AccountMail, { kind: 'account_deleted' }> | null
}

/** Work that happens behind the answer, exactly when the transaction that asked for it commits. */
export interface Jobs {
  sendMail(transaction: Transaction, mail: MailJob): Promise<void>
  askForAdvice(transaction: Transaction, question: AdviceJob): Promise<void>
  /** Finds out what became of a payment. */
  settlePayment(transaction: Transaction, paymentId: string): Promise<void>
  /** Gives a payment back whose refund is recorded as processing. */
  refundPayment(transaction: Transaction, refund: { userId: string; refundId: string }): Promise<void>
  /** Takes a person who is being deleted out of the queues and the kept mails, then tells them. */
  forgetPerson(transaction: Transaction, person: ForgottenPerson): Promise<void>
  /** Deletes a kept card at the provider. */
  forgetCard(transaction: Transaction, token: string): Promise<void>
}
