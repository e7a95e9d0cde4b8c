import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import {
  type Attempt,
  buildEml,
  type Delivery,
  type MailGateway,
  NotAccepted,
  type Sender,
} from './message.ts'

/** Each ends well before a mail job counts as lost (jobs/pace.ts); all of them together are cut off by the attempt's signal. */
const TIMEOUTS = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 45_000,
}

interface Server {
  readonly options: ConstructorParameters<typeof SMTPConnection>[0]
  readonly login: { readonly user: string; readonly pass: string } | null
}

interface Parcel {
  readonly envelope: { readonly from: string; readonly to: string[] }
  readonly content: Readable
}

/**
 * Connects the operator's SMTP server. One connection a mail: mails are few, and a broken connection then costs one
 * try.
 */
export function connectSmtp(url: string, sender: Sender): MailGateway {
  const server = readServer(url)
  return {
    async deliver(message, attempt) {
      const content = contentOf(await buildEml(message, sender), attempt)
      try {
        await converse(
          server,
          { envelope: { from: sender.address, to: [message.to] }, content },
          attempt.signal,
        )
        return { kind: 'accepted' }
      } catch (error) {
        return refusal(error)
      }
    },
  }
}

function readServer(url: string): Server {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    options: { host: hostname, secure, ...(port ? { port: Number(port) } : {}), ...TIMEOUTS },
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  }
}

/**
 * One conversation. The mail library's transport would do, but it reads the content before the server has taken the
 * recipient; here it is read when the server asks for it, which is the last moment to find that a try is over.
 */
function converse(server: Server, { envelope, content }: Parcel, signal: AbortSignal): Promise<void> {
  const connection = new SMTPConnection(server.options)
  const talk = new Promise<void>((resolve, reject) => {
    const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step())
    const send = () => connection.send(envelope, content, next(resolve))
    signal.addEventListener('abort', () => reject(new Error('this try is over')), { once: true })
    connection.on('error', reject)
    // After what the server said last, which is the better reason.
    connection.once('end', () => setImmediate(() => reject(new Error('the connection ended'))))
    connection.connect(next(() => (server.login ? connection.login(server.login, next(send)) : send())))
  })
  return talk.then(
    () => connection.quit(),
    error => {
      connection.close()
      throw error
    },
  )
}

function contentOf(eml: Buffer, attempt: Attempt): Readable {
  return new Readable({
    highWaterMark: 0,
    read() {
      if (attempt.isOver()) return this.destroy(new Error('this try is over'))
      this.push(eml)
      this.push(null)
    },
  })
}

interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly permanent?: boolean
}

/**
 * A final no to this recipient or this content is an outcome. Everything else may pass, a refused login or sender included,
 * since the operator can mend those; it is thrown without the server's words, which often repeat the address.
 */
function refusal(error: unknown): Delivery {
  const { code, command, responseCode, permanent } = error as SmtpError
  if (permanent && responseCode && (command === 'RCPT TO' || command === 'DATA')) {
    return { kind: 'refused', code: responseCode }
  }
  throw new NotAccepted(`mail not accepted: ${responseCode ?? code ?? 'broken off'}`)
}
