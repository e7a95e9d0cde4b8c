import type { Logger } from 'pino'
import type { Locale } from '#engine/vocabulary.ts'
import type { Database, Transaction } from './db/connection.ts'
import type { Environment } from './env.ts'

/** What a feature may use of the world. Made once in `main.ts`, made small in tests. */
export interface Deps {
  readonly environment: Environment
  /** Signs sessions and anti-forgery tokens. */
  readonly secret: string
  readonly database: Database
  readonly clock: () => Date
  readonly jobs: Jobs
  readonly log: Logger
}

/** A mail to one person, in that person's language; the words are composed when the job runs. */
export type MailJob =
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
      readonly kind: 'password_changed'
      readonly to: string
      readonly firstName: string
      readonly locale: Locale
    }

/** Work that happens behind the answer, exactly when the transaction that asked for it commits. */
export interface Jobs {
  sendMail(transaction: Transaction, mail: MailJob): Promise<void>
}
