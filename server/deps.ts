import type { Logger } from 'pino'
import type { MailKind } from '#contract/mail-kinds.ts'
import type { Released } from '#engine/versions/released.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Database, Transaction } from './db/connection.ts'
import type { Environment } from './env.ts'
import type { UrgentAlert } from './gateways/alert-webhook.ts'
import type { Payments } from './gateways/open-payments.ts'
import type { Typst } from './gateways/typst.ts'
import type { QueueCount } from './operation/metrics.ts'

/** Holds what a feature may use of the world. Made once in `main.ts`, made small in tests. */
export interface Deps {
  readonly environment: Environment
  /** Signs sessions and anti-forgery tokens. */
  readonly secret: string
  readonly database: Database
  readonly clock: () => Date
  /** Every version of items, forms and rules that an attempt may name. */
  readonly released: Released
  readonly jobs: Jobs
  /** Makes the PDFs. */
  readonly typst: Typst
  readonly payments: Payments
  readonly log: Logger
}

/**
 * Holds a mail as the queue carries it: what else a kind holds is known to the feature that sends it
 * (features/mail/mail.ts).
 */
export interface QueuedMail {
  readonly kind: string
  readonly locale: Locale
}

/** Names one question to the AI endpoint: a row of `ai_advice`. */
export interface AdviceJob {
  readonly userId: string
  readonly attemptId: string
  readonly id: string
}

/** Identifies a deleted user in the queues and the kept mails: by account id and addresses. */
export interface ForgottenPerson {
  readonly userId: string
  /** The account's, and those it had lately. */
  readonly addresses: readonly string[]
  /** Null for whoever never confirmed an address. */
  readonly confirmation: QueuedMail | null
}

/** Describes a mail that was given up on; to whom it is stands only in its sealed payload. */
export interface DeadLetter {
  readonly id: string
  readonly since: Date
  readonly kind: MailKind | 'unreadable'
  /** What the mail server or the last try said, without whom it was about. */
  readonly why: unknown
  /** Whom it was to or about, as a keyed hash. */
  readonly about: string
}

/** Describes a mail in line, or one that was handed over within the hour. */
export interface LineMail {
  readonly id: string
  readonly kind: MailKind | 'unreadable'
  readonly askedAt: Date
  readonly state: 'waiting' | 'handed_over'
}

/** Work that happens behind the answer, exactly when the transaction that asked for it commits. */
export interface Jobs {
  /**
   * @param about whom the mail is to or about: an account's id or an address, under which it leaves the queue with its person
   * @param at before which it is not sent
   */
  enqueueMail(transaction: Transaction, mail: QueuedMail, about: string, at?: Date): Promise<void>
  askForAdvice(transaction: Transaction, question: AdviceJob): Promise<void>
  /** Finds out what became of a payment. */
  settlePayment(transaction: Transaction, paymentId: string): Promise<void>
  /** Sends the refund of a payment that is recorded as processing. */
  refundPayment(transaction: Transaction, refund: { userId: string; refundId: string }): Promise<void>
  /** Takes a person who is being deleted out of the queues and the kept mails, then tells them. */
  forgetPerson(transaction: Transaction, person: ForgottenPerson): Promise<void>
  /** Deletes a kept card at the provider. */
  forgetCard(transaction: Transaction, token: string): Promise<void>
  /** Takes and measures a snapshot of answers. */
  takeSnapshot(transaction: Transaction, id: string): Promise<void>
  /** Calls the operator's webhook. */
  callWebhook(transaction: Transaction, alert: UrgentAlert): Promise<void>
  /** Lists the mails that were given up on, oldest first. */
  listDeadLetters(): Promise<readonly DeadLetter[]>
  /** Lists the mails to or about whom a keyed hash names that are in line or were handed over within the hour. */
  listLineMails(about: string): Promise<readonly LineMail[]>
  /** Puts a mail that was given up on in line again. @returns false if there is none with this id */
  driveAgain(transaction: Transaction, id: string): Promise<boolean>
  /** Counts the jobs by queue, as they were last counted. */
  counts(): Promise<readonly QueueCount[]>
}
