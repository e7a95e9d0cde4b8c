import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Those that the HTML part shows by their id; `attachments` holds the others. */
  readonly pictures: Email['attachments']
  readonly recipients: readonly string[]
  readonly envelopeSender: string
  readonly raw: string
}

export interface TestSmtpServer {
  readonly url: string
  /** Complete mails, in the order of their arrival. */
  readonly received: ReceivedMail[]
  /** When each conversation reached its recipient. */
  readonly tries: { readonly at: number; readonly to: string }[]
  /** What the next recipients are answered: an SMTP code, or nothing for yes. Asked once for each. */
  answerRecipient: (to: string) => number | undefined | Promise<number | undefined>
  /** The same once the content is in. */
  answerContent: (to: string) => number | undefined | Promise<number | undefined>
  until(count: number, milliseconds?: number): Promise<ReceivedMail[]>
  close(): Promise<void>
}

/** Starts a real SMTP server on the loopback address. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  const tries: { at: number; to: string }[] = []
  const no = (code: number, to: string) =>
    Object.assign(new Error(`<${to}> no, says the test`), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onRcptTo({ address }, _, done) {
      tries.push({ at: Date.now(), to: address })
      const code = await test.answerRecipient(address)
      done(code ? no(code, address) : undefined)
    },
    async onData(stream, { envelope }, done) {
      // A client that breaks off in the middle has sent no mail.
      const raw = await buffer(stream).catch(() => null)
      if (!raw) return
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const code = await test.answerContent(recipients[0] ?? '')
      if (code) return done(no(code, recipients[0] ?? ''))
      const envelopeSender = envelope.mailFrom ? envelope.mailFrom.address : ''
      const { attachments, ...parsed } = await PostalMime.parse(raw)
      const isPicture = ({ related }: Email['attachments'][number]) => related === true
      received.push({
        ...parsed,
        attachments: attachments.filter(part => !isPicture(part)),
        pictures: attachments.filter(isPicture),
        recipients,
        envelopeSender,
        raw: raw.toString('latin1'),
      })
      done()
    },
  })
  server.on('error', () => {})
  const listener = await new Promise<AddressInfo>(resolve => {
    const socket = server.listen(0, '127.0.0.1', () => resolve(socket.address() as AddressInfo))
  })
  const test: TestSmtpServer = {
    url: `smtp://127.0.0.1:${listener.port}`,
    received,
    tries,
    answerRecipient: () => undefined,
    answerContent: () => undefined,
    async until(count, milliseconds = 15_000) {
      for (const end = Date.now() + milliseconds; received.length < count; ) {
        if (Date.now() > end) throw new Error(`${received.length} of ${count} mails arrived`)
        await new Promise(resolve => setTimeout(resolve, 25))
      }
      return received
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
  return test
}
