import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { companies, contactMessages, mailedTokens, orders, refunds, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { leaveConsultations } from '#server/features/consultations/end-consultation.ts'
import { dropDayOf } from '#server/features/funnel/keep-funnel.ts'
import type { MailOf } from '#server/features/mail/mail.ts'
import { recipientKey } from '#server/features/mail/recipient.ts'
import { endSubscription, findRunning } from '#server/features/money/subscription.ts'
import { leavePanels } from '#server/features/rating/leave.ts'
import { forgetSubjects } from '#server/http/limits.ts'

/** Messages of the contact page from an address, however it was typed. */
function writtenBy(email: string) {
  return sql`lower(${contactMessages.email}) = ${email}`
}

type EraseDeps = Pick<Deps, 'clock' | 'jobs' | 'secret'>
export type Person = typeof users.$inferSelect

/**
 * Takes a person out of the database, within the caller's transaction. Rows that carry the account's id go with its row
 * (foreign keys); here goes what does not hang on it: the renewal and its card, hours that were booked, unpaid orders, what they wrote to the operator,
 * their counts, their jobs. Of what was sold the record stays, as the law asks (server/db/classification.ts).
 *
 * @returns who it was; undefined if there is no such account (any more)
 */
export async function erasePerson(
  deps: EraseDeps,
  transaction: Transaction,
  { userId, isTold }: { readonly userId: string; readonly isTold: boolean },
): Promise<Person | undefined> {
  const [person] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
  if (!person) return undefined
  const running = await findRunning(transaction, userId)
  if (running) await endSubscription(deps, transaction, running)
  await leaveConsultations(deps, transaction, userId)
  // Money that still comes for one of these is found by the reconciliation and refunded.
  await transaction
    .update(orders)
    .set({ status: 'closed' })
    .where(and(eq(orders.userId, userId), eq(orders.status, 'open')))
  await transaction.update(refunds).set({ note: null }).where(eq(refunds.userId, userId))
  // An address that nobody has confirmed may be somebody else's, and so may what was written from it.
  if (person.emailVerified) {
    await transaction.delete(contactMessages).where(writtenBy(person.email))
    await leavePanels(transaction, person.email)
  }
  await forgetSubjects(deps, transaction, await subjectsOf(deps, transaction, person))
  const { email: to, firstName, language: locale } = person
  const confirmation: MailOf<'account_deleted'> = { kind: 'account_deleted', to, firstName, locale }
  await deps.jobs.forgetPerson(transaction, {
    userId,
    addresses: await addressesOf(transaction, person),
    confirmation: isTold ? confirmation : null,
  })
  await dropDayOf(transaction, person.createdAt)
  await transaction.delete(users).where(eq(users.id, userId))
  return person
}

/** Under which names limits and jobs know a person: the account, its addresses, and whom they wrote to. */
async function subjectsOf(
  { secret }: Pick<Deps, 'secret'>,
  transaction: Transaction,
  { id, email }: Person,
): Promise<string[]> {
  const written = await transaction
    .select({ email: companies.email })
    .from(companies)
    .where(eq(companies.userId, id))
  return [id, email, ...written.map(company => `${id} ${recipientKey(secret, company.email)}`)]
}

/** The account's address and those it had lately: mails to them may still be in line. */
async function addressesOf(transaction: Transaction, person: Person): Promise<string[]> {
  const earlier = await transaction
    .select({ email: mailedTokens.email })
    .from(mailedTokens)
    .where(eq(mailedTokens.userId, person.id))
  return [person.email, ...earlier.flatMap(({ email }) => email ?? [])]
}
