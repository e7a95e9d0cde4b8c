import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { contactAnswers, contactMessages, contactReplies, entitlements, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { replyAddress } from '#server/features/contact/reply-address.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { isProAt } from '#server/features/money/find-pro.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

type MessageDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment' | 'secret'>
type Message = typeof contactMessages.$inferSelect

/** How many messages one page shows. */
const SHOWN = 100

/**
 * Holds for messages that wait and whose sender's confirmed address is that of a Pro plan that runs. With the offset those that wait are
 * read by their index, and looked up one by one; without it every plan that was ever bought is.
 */
const hasPriority = (now: Date) =>
  sql`${contactMessages.status} = 'open' and exists (${new QueryBuilder()
    .select({ one: sql`1` })
    .from(entitlements)
    .innerJoin(users, eq(users.id, entitlements.userId))
    .where(
      and(eq(users.email, sql`lower(${contactMessages.email})`), eq(users.emailVerified, true), isProAt(now)),
    )} offset 0)`

/** Lists messages as closed letters, by day and state: those of Pro that wait first, then the latest. */
export async function listMessages(
  deps: MessageDeps,
  operator: Operator,
): Promise<z.output<typeof consoleEndpoints.messages.response>> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'messages_listed' })
    const { id, createdAt, status } = contactMessages
    const latest = () => transaction.select({ id, createdAt, status }).from(contactMessages)
    const first = await latest().where(hasPriority(deps.clock())).orderBy(desc(createdAt)).limit(SHOWN)
    const others = await latest()
      .where(
        notInArray(
          id,
          first.map(message => message.id),
        ),
      )
      .orderBy(desc(createdAt))
      .limit(SHOWN - first.length)
    return [
      ...first.map(message => ({ ...message, priority: true })),
      ...others.map(message => ({ ...message, priority: false })),
    ].map(({ id, createdAt, status, priority }) => ({
      ...{ id, createdAt: createdAt.toISOString(), open: status === 'open', priority },
    }))
  })
}

/** Opens a message. @throws Refusal `not_found` */
export async function readMessage(
  deps: MessageDeps,
  operator: Operator,
  id: string,
): Promise<z.output<typeof consoleEndpoints.readMessage.response>> {
  return deps.database.transaction(async transaction => {
    const [message] = await transaction.select().from(contactMessages).where(eq(contactMessages.id, id))
    if (!message) throw new Refusal('not_found')
    const person = await findSender(transaction, message)
    await noteAct(deps, transaction, operator, { act: 'message_read', person, about: id })
    const replies = await transaction
      .select()
      .from(contactReplies)
      .where(eq(contactReplies.messageId, id))
      .orderBy(asc(contactReplies.createdAt))
    const answers = await transaction
      .select()
      .from(contactAnswers)
      .where(eq(contactAnswers.messageId, id))
      .orderBy(asc(contactAnswers.createdAt))
    const { name, email, company, message: text, status, createdAt } = message
    return {
      ...{ id, name, email, company, message: text },
      ...{ open: status === 'open', createdAt: createdAt.toISOString() },
      takesReplies: replyAddress(deps.environment, deps.secret, id) !== undefined,
      replies: replies.map(({ id, reply, isSameSender, createdAt }) => ({
        ...{ id, text: reply, sameSender: isSameSender, at: createdAt.toISOString() },
      })),
      answers: answers.map(({ id, answer, createdAt }) => ({
        ...{ id, text: answer, at: createdAt.toISOString() },
      })),
    }
  })
}

/** Answers a message by mail, keeps the answer beside it and closes it: once, however often it is pressed. @throws Refusal `not_found` for one that is not open */
export async function answerMessage(
  deps: MessageDeps,
  operator: Operator,
  { id, answer, language }: { readonly id: string; readonly answer: string; readonly language: Locale },
): Promise<void> {
  await close(deps, operator, { id, act: 'message_answered' }, async (transaction, { email, name }) => {
    await transaction
      .insert(contactAnswers)
      .values({ id: randomUUID(), messageId: id, email, answer, createdAt: deps.clock() })
    await sendMail(deps, transaction, {
      ...{ kind: 'message_answered', to: email, firstName: name, locale: language, answer },
      replyTo: replyAddress(deps.environment, deps.secret, id),
    })
  })
}

/** Closes a message that needs no answer. @throws Refusal `not_found` for one that is not open */
export async function closeMessage(deps: MessageDeps, operator: Operator, id: string): Promise<void> {
  await close(deps, operator, { id, act: 'message_closed' }, async () => {})
}

async function close(
  deps: MessageDeps,
  operator: Operator,
  { id, act }: { readonly id: string; readonly act: 'message_answered' | 'message_closed' },
  then: (transaction: Transaction, message: Message) => Promise<void>,
): Promise<void> {
  await deps.database.transaction(async transaction => {
    const [message] = await transaction
      .update(contactMessages)
      .set({ status: act === 'message_answered' ? 'approved' : 'rejected' })
      .where(and(eq(contactMessages.id, id), eq(contactMessages.status, 'open')))
      .returning()
    if (!message) throw new Refusal('not_found')
    await then(transaction, message)
    const person = await findSender(transaction, message)
    await noteAct(deps, transaction, operator, { act, person, about: id })
  })
}

/** Finds the account of a sender whose address is confirmed: what is done with the message is in their sight. */
async function findSender(transaction: Transaction, { email }: Message): Promise<string | null> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, true)))
  return user?.id ?? null
}
