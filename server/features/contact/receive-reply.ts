import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { contactMessages, contactReplies } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { readReplyAddress } from './reply-address.ts'

/** Says what became of a mail that came in. */
export type Received = 'taken' | 'unknown' | 'automatic' | 'empty' | 'repeated' | 'full'

/** Characters of a reply that are kept, and replies of one message. */
const LONGEST = 20_000
const MOST_REPLIES = 50

/**
 * Adds a reply to the message that it is about, as text alone, and opens that message again. What no signed tag names, and what a machine
 * wrote by itself, is dropped.
 */
export async function receiveReply(
  deps: Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment' | 'secret'>,
  raw: Uint8Array,
): Promise<Received> {
  // Depth and headers are bounded: a mail is what its sender makes of it.
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 32, maxHeadersSize: 64 * 1024 }).catch(
    () => null,
  )
  if (!mail) return 'empty'
  const messageId = readReplyAddress(deps.environment, deps.secret, recipientsOf(mail))
  if (!messageId) return 'unknown'
  if (isAutomatic(mail)) return 'automatic'
  const text = cleaned(mail.text ?? (await textOfHtml(mail.html ?? '')))
  if (text === '') return 'empty'
  return deps.database.transaction(async transaction => {
    const [message] = await transaction
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, messageId))
      .for('update')
    if (!message) return 'unknown'
    const replies = await transaction.$count(contactReplies, eq(contactReplies.messageId, messageId))
    if (replies >= MOST_REPLIES) return 'full'
    const [stored] = await transaction
      .insert(contactReplies)
      .values({
        ...{ id: randomUUID(), messageId, email: message.email, reply: text, createdAt: deps.clock() },
        isSameSender: mail.from?.address?.toLowerCase() === message.email.toLowerCase(),
        mailHash: createHash('sha256')
          .update(mail.messageId ?? raw)
          .digest('base64url'),
      })
      .onConflictDoNothing()
      .returning({ id: contactReplies.id })
    if (!stored) return 'repeated'
    await transaction.update(contactMessages).set({ status: 'open' }).where(eq(contactMessages.id, messageId))
    await alertOperator(deps, transaction, {
      ...{ topic: 'contact', priority: false, about: message.email.toLowerCase() },
      facts: [`reply to request: ${messageId}`],
    })
    return 'taken'
  })
}

/** Lists to whom it went, as the last server noted it first: a copy's `To` may name others. */
function recipientsOf({ to = [], cc = [], deliveredTo, headers }: Email): string[] {
  const noted = headers
    .filter(({ key }) => key === 'x-original-to' || key === 'envelope-to')
    .map(({ value }) => value.replace(/[<>]/g, '').trim())
  const addressed = [...to, ...cc].flatMap((address: Address) =>
    address.group ? address.group.map(({ address }) => address) : [address.address],
  )
  return [...(deliveredTo ? [deliveredTo] : []), ...noted, ...addressed].filter(
    address => address !== undefined,
  )
}

/** Tells a mail that a machine wrote by itself (RFC 3834): answering or keeping those makes loops. */
function isAutomatic({ headers, returnPath, from }: Email): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = value('auto-submitted')
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'].some(
      name => value(name) !== undefined,
    ) ||
    /^multipart\/report/.test(value('content-type') ?? '') ||
    returnPath === '' ||
    returnPath === '<>' ||
    /^(mailer-daemon|postmaster)@/i.test(from?.address ?? '')
  )
}

/** Turns HTML into text as the library does for a part between others; alone it leaves it as it is. */
async function textOfHtml(html: string): Promise<string> {
  const part = (type: string, content: string) =>
    [
      ...['--part', `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', ''],
      Buffer.from(content).toString('base64'),
    ].join('\r\n')
  const parts = [part('text/plain', ' '), part('text/html', html), '--part--']
  const { text } = await PostalMime.parse(
    ['Content-Type: multipart/mixed; boundary=part', '', ...parts].join('\r\n'),
  )
  return text ?? ''
}

/** Reads the text of a mail without what hides or reorders it; attachments and pictures are left behind. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, LONGEST)
}
const HIDDEN =
  /(?![\n\t])[\p{Cc}\p{Cs}\u200E\u200F\u061C\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
