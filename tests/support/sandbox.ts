import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Faults } from '../../sandbox/faults.ts'
import type { Payment } from '../../sandbox/payments/payment.ts'
import type { Token } from '../../sandbox/tokens/token.ts'
import type { Attempt, Delivery, Webhook } from '../../sandbox/webhooks/webhook.ts'
import { temporaryFolder } from './temporary-folder.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'sandbox', 'main.ts')

/** Payment provider of a test: the sandbox and the real provider's test mode alike. */
export interface Provider {
  /** Without `/v1`. */
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  /** With the secret key, unless another is given (`''`: none). */
  call(method: string, path: string, body?: unknown, key?: string): Promise<ProviderResponse>
  stop(): Promise<void>
}

export interface ProviderResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire holds, whatever its shape.
  readonly json: any
}

export interface Holds {
  readonly payments: readonly Payment[]
  readonly tokens: readonly Token[]
  readonly webhooks: readonly Webhook[]
  /** Events that have not arrived yet. */
  readonly waiting: readonly Delivery[]
  readonly attempts: readonly Attempt[]
}

export interface Sandbox extends Provider {
  readonly folder: string
  readonly process: ChildProcess
  /** Everything it has printed. */
  output(): string
  /** Replaces all faults; `{}` ends them. */
  setFaults(faults: Faults): Promise<void>
  /** Sets the clock, which then stands; everything that falls due on the way is done before this resolves. */
  moveClock(to: { now: Date } | { advanceMs: number } | { running: true }): Promise<Date>
  /** Resolves once no event is on its way that could be delivered now. */
  idle(): Promise<void>
  holds(): Promise<Holds>
  /** As `kill -9` would; its folder stays for the next start. */
  kill(): Promise<void>
}

/** Starts `node sandbox/main.ts` on a free port, with what an earlier one left in `folder`, if given. */
export async function startSandbox(
  options: { variables?: Readonly<Record<string, string>>; folder?: string; port?: number } = {},
): Promise<Sandbox> {
  const folder = options.folder ?? temporaryFolder('sandbox')
  const child = fork(MAIN, {
    env: {
      PATH: process.env.PATH,
      SANDBOX_DIR: folder,
      SANDBOX_PORT: String(options.port ?? 0),
      ...options.variables,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += chunk
    })
  }
  const ready = await Promise.race([
    once(child, 'message').then(
      ([message]) => message as Pick<Provider, 'url' | 'publishableKey' | 'secretKey'>,
    ),
    once(child, 'close').then(() => undefined),
  ])
  if (!ready) {
    if (!options.folder) rmSync(folder, { recursive: true, force: true })
    throw new Error(`The sandbox did not start:\n${output}`)
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }
  const control = async (path: string, body?: unknown) => {
    const response = await send(ready.url, body === undefined ? 'GET' : 'POST', `/sandbox/${path}`, body)
    if (response.status >= 400) throw new Error(response.text)
    return response
  }
  return {
    ...providerAt(ready.url, ready.publishableKey, ready.secretKey),
    folder,
    process: child,
    output: () => output,
    async setFaults(faults) {
      await control('faults', faults)
    },
    async moveClock(to) {
      return new Date((await control('clock', to)).json.now)
    },
    async idle() {
      await control('idle')
    },
    holds: async () => (await control('state')).json,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      if (!options.folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Connects to the real provider's test mode when its test keys are in the environment, else starts a sandbox of its own. */
export async function startProvider(): Promise<Provider> {
  const { MOYASAR_API_URL, MOYASAR_PUBLISHABLE_KEY: publishable, MOYASAR_SECRET_KEY: secret } = process.env
  if (!publishable || !secret) return startSandbox()
  if (!publishable.startsWith('pk_test_') || !secret.startsWith('sk_test_')) {
    throw new Error('Tests run with test keys only.')
  }
  const url = (MOYASAR_API_URL ?? 'https://api.moyasar.com').replace(/\/v1\/?$/, '')
  return providerAt(url, publishable, secret)
}

function providerAt(url: string, publishableKey: string, secretKey: string): Provider {
  return {
    url,
    publishableKey,
    secretKey,
    call: (method, path, body, key = secretKey) => send(url, method, `/v1${path}`, body, key),
    stop: async () => {},
  }
}

async function send(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  key = '',
): Promise<ProviderResponse> {
  const isForm = body instanceof URLSearchParams
  const response = await fetch(url + path, {
    method,
    headers: {
      'user-agent': 'Wijha-Tests',
      ...(key ? { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  }
}
