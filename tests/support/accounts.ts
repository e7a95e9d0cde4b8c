import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import pino from 'pino'
import { RELEASED } from '#engine/versions/released.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { createApi } from '#server/app.ts'
import type { Deps, Jobs } from '#server/deps.ts'
import { readEnvironment } from '#server/env.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import type { Payments } from '#server/gateways/open-payments.ts'
import { startTypst } from '#server/gateways/typst.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { NO_PAYMENT_JOBS, NO_PAYMENTS } from './no-payments.ts'

export const PASSWORD = 'كلمة مرور طويلة 42'

export interface AccountsApi {
  readonly api: Hono
  readonly deps: Deps
  readonly store: TestDatabase
  readonly clock: { now: Date; advance(milliseconds: number): void }
  /** The mails that were asked for, newest last. */
  readonly outbox: Mail[]
  /** Everything that was logged, as lines. */
  readonly logged: string[]
  browser(options?: BrowserOptions): Browser
  /** A browser whose person has just registered. */
  registered(options?: BrowserOptions & { email?: string; password?: string }): Promise<RegisteredBrowser>
  /** The token of the newest mail of a kind. */
  mailedToken(kind: Mail['kind'], to: string): string
  close(): Promise<void>
}

interface BrowserOptions {
  readonly address?: string
  readonly language?: Locale
}

export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire holds, whatever its shape.
  readonly json: any
}

/** Creates the API with every account feature working, over a database of its own; mails are collected instead of sent. */
export async function createAccountsApi(
  variables: Record<string, string> = {},
  jobsOf?: (world: Omit<Deps, 'jobs'>) => Promise<Jobs>,
  payments: Payments = NO_PAYMENTS,
): Promise<AccountsApi> {
  const store = await createTestDatabase()
  const clock = {
    now: new Date('2026-11-20T09:00:00Z'),
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const outbox: Mail[] = []
  const logged: string[] = []
  const collect: Jobs = {
    ...NO_PAYMENT_JOBS,
    enqueueMail: async (_, mail) => void outbox.push(mail as Mail),
    askForAdvice: async () => {},
  }
  const world = {
    environment: readEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: '/nonexistent',
      RATE_LIMIT_FACTOR: '1000',
      ...variables,
    }),
    secret: 'a-secret-of-the-tests-that-signs-nothing-else',
    database: store.database,
    clock: () => clock.now,
    released: RELEASED,
    payments,
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    typst: startTypst(REPORT_WORLD),
  }
  const deps: Deps = { ...world, jobs: jobsOf ? await jobsOf(world) : collect }
  const api = createApi(deps)
  const browser = (options: BrowserOptions = {}) => new Browser(api, options)
  return {
    api,
    deps,
    store,
    clock,
    outbox,
    logged,
    browser,
    async registered({ email = `${randomUUID()}@example.com`, password = PASSWORD, ...options } = {}) {
      const visitor = browser(options)
      const body = { email, password, firstName: 'نورة', lastName: 'السالم' }
      const response = await visitor.call('POST', '/api/auth/register', body)
      if (response.status !== 200)
        throw new Error(`registration was refused: ${JSON.stringify(response.json)}`)
      return Object.assign(visitor, { email, password })
    },
    mailedToken(kind, to) {
      const mail = outbox.findLast(
        candidate => candidate.kind === kind && 'to' in candidate && candidate.to === to,
      )
      if (!mail || !('token' in mail)) throw new Error(`no ${kind} was mailed to ${to}`)
      return mail.token
    },
    close: () => store.drop(),
  }
}

export type RegisteredBrowser = Browser & { readonly email: string; readonly password: string }

/** Keeps cookies and the anti-forgery token, as a browser with our pages does. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #api: Hono
  readonly #options: BrowserOptions
  token: string | undefined

  constructor(api: Hono, options: BrowserOptions) {
    this.#api = api
    this.#options = options
    if (options.language) this.cookies.set('language', options.language)
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse> {
    const response = await this.#api.request(
      path,
      {
        method,
        headers: {
          ...(this.cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
          ...(this.token && method !== 'GET' ? { 'x-csrf-token': this.token } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: this.#options.address ?? '198.51.100.7' } } },
    )
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined
    if (response.ok && json?.token) this.token = json.token
    this.token = response.headers.get('x-csrf-token') ?? this.token
    return { status: response.status, headers: response.headers, json }
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get session(): string | undefined {
    return this.cookies.get('wijha.session') ?? this.cookies.get('__Host-wijha.session')
  }

  /** Makes another browser with the same cookies, perhaps before another server. */
  copy(api: Hono = this.#api): Browser {
    const copy = new Browser(api, this.#options)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    copy.token = this.token
    return copy
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
