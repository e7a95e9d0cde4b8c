import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type Mail, subjectOf } from './mail.ts'

/** Puts a mail in the queue within the caller's transaction: it is sent exactly if that commits, and not before `at`. */
export function sendMail(
  { jobs }: { readonly jobs: Pick<Deps['jobs'], 'enqueueMail'> },
  transaction: Transaction,
  mail: Mail,
  at?: Date,
): Promise<void> {
  return jobs.enqueueMail(transaction, mail, subjectOf(mail), at)
}
