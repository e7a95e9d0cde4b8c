import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'

/** Holds a picture that the HTML part shows by its id: `<img src="cid:wordmark">`. */
export interface Picture {
  readonly id: string
  readonly fileName: string
  readonly type: string
  readonly content: Uint8Array
}

/** Holds a mail that is ready to go: one recipient, both parts, an id that stays the same however often it is tried. */
export interface Message {
  /** A UUID; the Message-ID is made of it and of the sender's domain. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly date: Date
  readonly pictures?: readonly Picture[]
  readonly attachment?: { readonly fileName: string; readonly type: string; readonly content: Uint8Array }
  /** An address alone; without one nobody reads replies. */
  readonly replyTo?: string
  /** Where one POST stops all mail to this recipient (RFC 8058). */
  readonly oneClickStop?: string
}

/**
 * Tells how a delivery ended; `refused` is final: the recipient's server will answer a repetition alike. What may pass
 * is thrown instead.
 */
export type Delivery = { readonly kind: 'accepted' } | { readonly kind: 'refused'; readonly code: number }

/** Says that a mail was not taken now; its message names nobody. */
export class NotAccepted extends Error {}

/** Limits how long a try may go on: when it is over, someone else has the mail in hand. */
export interface Attempt {
  readonly signal: AbortSignal
  /** Asked at the last moment before the content leaves: a process that stood still learns it here before any timer fires. */
  readonly isOver: () => boolean
}

/** Delivers mails to an SMTP server, or to the local mailbox. */
export interface MailGateway {
  deliver(message: Message, attempt: Attempt): Promise<Delivery>
}

export interface Sender {
  readonly name: string
  readonly address: string
}

/**
 * Parses the one sender that MAIL_FROM names.
 *
 * @throws at the start, when it names none or several
 */
export function readSender(mailFrom: string | undefined): Sender {
  const [sender, ...more] = addressparser(mailFrom ?? 'وجهة Wijha <no-reply@localhost>', { flatten: true })
  if (!sender?.address.includes('@') || more.length > 0) {
    throw new Error('MAIL_FROM must name one address, such as: Wijha <no-reply@example.com>')
  }
  return { name: sender.name, address: sender.address }
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/**
 * Writes the message as it travels (RFC 5322). The recipient stands as an address alone, so there is no display name
 * to inject into; nothing in a message can make the server read a file or fetch an address.
 */
export async function buildEml(message: Message, sender: Sender): Promise<Buffer> {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  const { message: eml } = await composer.sendMail({
    from: sender,
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    date: message.date,
    messageId: `<${message.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(message.oneClickStop
        ? {
            'List-Unsubscribe': `<${message.oneClickStop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    attachments: attachmentsOf(message),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return eml as Buffer
}

function attachmentsOf({ attachment, pictures = [] }: Message) {
  return [
    ...pictures.map(picture => ({ ...part(picture), cid: picture.id })),
    ...(attachment ? [part(attachment)] : []),
  ]
}

function part({ fileName, type, content }: Omit<Picture, 'id'>) {
  const view = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return { filename: fileName, contentType: type, content: view }
}
