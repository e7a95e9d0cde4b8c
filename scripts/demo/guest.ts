import type { Locale } from '#engine/vocabulary.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import type { Browser } from '../../tests/support/accounts.ts'
import type { Demo } from './open-demo.ts'

export const PASSWORD = 'wijha demo 2026'
const DAY_MS = 86_400_000

/** Names an invented person. */
export interface Identity {
  /** Becomes the address; says what the person is there to show. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Locale
}

/** Answers the address of an invented person. @example addressOf({ id: 'pro' }) // 'demo-pro@example.com' */
export function addressOf({ id }: Pick<Identity, 'id'>): string {
  return `demo-${id}@example.com`
}

/** Acts in a browser as an invented person, at a moment in the past. */
export class Guest {
  readonly demo: Demo
  readonly identity: Identity
  readonly email: string
  #browser: Browser

  constructor(demo: Demo, identity: Identity) {
    this.demo = demo
    this.identity = identity
    this.email = addressOf(identity)
    this.#browser = demo.browser(identity.language)
  }

  /** Makes one call and does what follows from it. @throws when it is refused */
  async call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<Awaited<ReturnType<Browser['call']>>['json']> {
    const { status, json } = await this.#browser.call(method, path, body)
    if (status >= 400)
      throw new Error(`${this.email}: ${method} ${path} was refused: ${JSON.stringify(json)}`)
    await this.demo.work()
    return json
  }

  /** Registers so many days ago. */
  async register(daysAgo: number): Promise<void> {
    const { firstName, lastName } = this.identity
    this.#go(daysAgo)
    await this.call('POST', '/api/auth/register', {
      email: this.email,
      password: PASSWORD,
      firstName,
      lastName,
    })
  }

  /** Signs in again, so many days ago: the session of an earlier day may have ended. */
  async comeBack(daysAgo: number): Promise<void> {
    this.#browser = this.demo.browser(this.identity.language)
    this.#go(daysAgo)
    await this.call('POST', '/api/auth/login', { email: this.email, password: PASSWORD })
  }

  /** Opens the verification link of the mail that came. */
  async verify(): Promise<void> {
    this.pass(2)
    await this.call('POST', '/api/auth/verify-email', {
      token: this.mailed('verify_email').token,
      password: PASSWORD,
    })
  }

  /** Writes to the operator by the contact page. */
  async write(message: string): Promise<void> {
    const { firstName, lastName } = this.identity
    await this.call('POST', '/api/contact', { name: `${firstName} ${lastName}`, email: this.email, message })
  }

  /** Lets minutes go by. */
  pass(minutes: number): void {
    this.demo.clock.now = new Date(this.demo.clock.now.getTime() + minutes * 60_000)
  }

  /** Finds the last mail of a kind. */
  mailed<Kind extends Mail['kind']>(kind: Kind): Extract<Mail, { kind: Kind }> {
    const mail = this.demo.outbox.findLast(candidate => candidate.kind === kind)
    if (!mail) throw new Error(`${this.email}: no mail of the kind ${kind}`)
    return mail as Extract<Mail, { kind: Kind }>
  }

  #go(daysAgo: number): void {
    this.demo.clock.now = new Date(Date.now() - daysAgo * DAY_MS)
  }
}
