import { and, asc, desc, eq } from 'drizzle-orm'
import { applicationNumber } from '#contract/application-number.ts'
import type { PersonPage } from '#contract/console.ts'
import type { LookReason } from '#contract/operator-roles.ts'
import type { Transaction } from '#server/db/connection.ts'
import {
  attempts,
  companySendings,
  consents,
  operatorLog,
  orders,
  profiles,
  refunds,
  reportMails,
  users,
} from '#server/db/schema.ts'
import { isPerson, ofPeople } from '#server/db/simulated.ts'
import type { Deps, LineMail } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { aboutKey } from '#server/features/letters/mail-queue.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { readWaiting } from './approvals.ts'
import { describeMail } from './mails.ts'
import { FLAG } from './money-lists.ts'
import { noteAct } from './note-act.ts'
import { readLines } from './read-log.ts'
import { readLinks } from './withdraw-link.ts'

type LookDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'secret'>
type User = typeof users.$inferSelect

/** How much of a long history one page shows. */
const SHOWN = 100

/**
 * Opens a person's page by address, application number or account id. The line is written before anything is read, and nothing
 * is handed out unless the transaction with both has been committed.
 *
 * @throws Refusal `not_found`
 */
export async function lookAtPerson(
  deps: LookDeps,
  operator: Operator,
  { query, reason }: { readonly query: string; readonly reason: LookReason },
): Promise<PersonPage> {
  const page = await deps.database.transaction(async transaction => {
    const user = await findUser(transaction, query)
    if (!user) throw new Refusal('not_found')
    await noteAct(deps, transaction, operator, { act: 'person_opened', person: user.id, reason })
    const [profile] = await transaction.select().from(profiles).where(eq(profiles.userId, user.id))
    const { firstName, lastName } = user
    return {
      ...{ id: user.id, name: user.name, firstName, lastName, fullName: profile?.fullName ?? null },
      email: user.email,
      emailVerified: user.emailVerified,
      language: user.language,
      createdAt: user.createdAt.toISOString(),
      attempts: await readAttempts(transaction, user),
      orders: await readOrders(deps, transaction, user),
      links: await readLinks(deps, transaction, user.id),
      mails: await readMails(transaction, user),
      consents: await readConsents(transaction, user),
      looks: await readLines(transaction, eq(operatorLog.userId, user.id)),
    }
  })
  const keys = [page.id, page.email].map(subject => aboutKey(deps.secret, subject))
  const inLine = (await Promise.all(keys.map(key => deps.jobs.listLineMails(key)))).flat()
  const letters = await deps.jobs.listDeadLetters()
  return {
    ...page,
    mails: newestFirst([
      ...page.mails,
      ...inLine.filter(({ kind }) => !ELSEWHERE.has(kind)).map(describeLineMail),
    ]),
    givenUp: letters.filter(({ about }) => keys.includes(about)).map(describeMail),
  }
}

/** Lists the kinds of mail that have a row of their own, or are about a person and not to them. */
const ELSEWHERE: ReadonlySet<string> = new Set(['own_report', 'company_report', 'operator_notice'])

function describeLineMail({ askedAt, ...mail }: LineMail): PersonPage['mails'][number] {
  return { ...mail, askedAt: askedAt.toISOString() }
}

function newestFirst(mails: PersonPage['mails']): PersonPage['mails'] {
  return mails.sort((one, other) => other.askedAt.localeCompare(one.askedAt)).slice(0, SHOWN)
}

async function findUser(transaction: Transaction, query: string): Promise<User | undefined> {
  if (query.includes('@') || UUID.test(query)) {
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(isPerson, UUID.test(query) ? eq(users.id, query) : eq(users.email, query.toLowerCase())))
    return user
  }
  const number = applicationNumber.safeParse(query)
  if (!number.success) return undefined
  const [found] = await transaction
    .select({ user: users })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(ofPeople, eq(attempts.applicationNumber, number.data)))
  return found?.user
}

async function readAttempts(transaction: Transaction, { id }: User): Promise<PersonPage['attempts']> {
  const rows = await transaction
    .select()
    .from(attempts)
    .where(eq(attempts.userId, id))
    .orderBy(desc(attempts.number))
    .limit(SHOWN)
  const shown: PersonPage['attempts'] = []
  for (const row of rows) {
    const { fullReport } = await findAccess(transaction, row)
    shown.push({
      id: row.id,
      applicationNumber: row.applicationNumber,
      form: row.form,
      answered: row.answers.length,
      questions: row.questions,
      startedAt: row.startedAt.toISOString(),
      completedAt: row.completedAt?.toISOString() ?? null,
      unlocked: fullReport,
    })
  }
  return shown
}

async function readOrders(
  deps: LookDeps,
  transaction: Transaction,
  { id }: User,
): Promise<PersonPage['orders']> {
  const rows = await transaction
    .select({ order: orders, flag: FLAG })
    .from(orders)
    .where(eq(orders.userId, id))
    .orderBy(desc(orders.createdAt))
    .limit(SHOWN)
  const asked = await transaction.select().from(refunds).where(eq(refunds.userId, id))
  const waiting = await readWaiting(deps, transaction, 'refund')
  return rows.map(({ order, flag }) => {
    const refund = asked.find(({ orderId }) => orderId === order.id)
    return {
      id: order.id,
      product: order.product,
      amount: order.amount,
      status: order.status,
      paidAt: order.paidAt?.toISOString() ?? null,
      flag,
      refund: refund
        ? {
            id: refund.id,
            amount: refund.amount,
            reason: refund.reason,
            status: refund.status,
            priority: refund.priority,
            note: refund.note,
            createdAt: refund.createdAt.toISOString(),
            waits: waiting.has(refund.id),
          }
        : null,
    }
  })
}

async function readMails(transaction: Transaction, { id }: User): Promise<PersonPage['mails']> {
  const own = await transaction.select().from(reportMails).where(eq(reportMails.userId, id))
  const sent = await transaction.select().from(companySendings).where(eq(companySendings.userId, id))
  const show =
    (kind: PersonPage['mails'][number]['kind']) =>
    (row: { id: string; askedAt: Date; handedOverAt: Date | null; refusedAt: Date | null }) =>
      ({
        id: row.id,
        kind,
        askedAt: row.askedAt.toISOString(),
        state: row.refusedAt ? 'refused' : row.handedOverAt ? 'handed_over' : 'waiting',
      }) as const
  return newestFirst([...own.map(show('own_report')), ...sent.map(show('company_report'))])
}

async function readConsents(transaction: Transaction, { id }: User): Promise<PersonPage['consents']> {
  const rows = await transaction
    .select()
    .from(consents)
    .where(eq(consents.userId, id))
    .orderBy(asc(consents.givenAt))
    .limit(SHOWN)
  return rows.map(({ purpose, version, givenAt, withdrawnAt }) => ({
    ...{ purpose, version, givenAt: givenAt.toISOString() },
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

/** Reads who has looked at a person, newest first, for the person: without whose account it was. */
export async function readLooks(
  database: Pick<Deps['database'], 'select'>,
  userId: string,
): Promise<Omit<PersonPage['looks'][number], 'by'>[]> {
  const lines = await readLines(database, eq(operatorLog.userId, userId))
  return lines.map(({ role, act, reason, at }) => ({ role, act, reason, at }))
}
