import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export interface Settings {
  readonly port: number
  /** The loopback address to listen on. */
  readonly host: string
  /** What addresses in responses begin with; nothing means `http://localhost:PORT`. */
  readonly url: string | undefined
  /** Where what it holds survives a restart. */
  readonly folder: string
  /** Waits between webhook deliveries are divided by this. */
  readonly speed: number
  readonly publishableKey: string
  readonly secretKey: string
  /** A webhook that is there from the start. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

const testKey = (kind: 'pk' | 'sk') =>
  z.string().regex(new RegExp(`^${kind}_test_\\w+$`), `must be a ${kind}_test_ key; live keys are refused`)

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65534).default(3000),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  SANDBOX_HOST: z.string().default('127.0.0.1').pipe(z.enum(LOOPBACK, 'must be a loopback address')),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_DIR: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  SANDBOX_SPEED: z.coerce.number().positive().default(1),
  MOYASAR_PUBLISHABLE_KEY: testKey('pk').optional(),
  MOYASAR_SECRET_KEY: testKey('sk').optional(),
  APP_URL: z.url().optional(),
  ALLOW_DEMO: z.string().optional(),
  SANDBOX_WEBHOOK_URL: z.url().optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().optional(),
})

/** Parses the environment. Throws an error that names what is wrong, never its value. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  )
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The payment sandbox does not start:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  if (values.APP_URL && !isLocal(values.APP_URL) && values.ALLOW_DEMO !== '1') {
    throw new Error('APP_URL is public: the payment sandbox serves it only with ALLOW_DEMO=1.')
  }
  const folder = values.SANDBOX_DIR ?? join(values.DATA_DIR, 'sandbox')
  mkdirSync(folder, { recursive: true })
  const { SANDBOX_WEBHOOK_URL: url, MOYASAR_WEBHOOK_SECRET: secret } = values
  if (url && !secret) throw new Error('SANDBOX_WEBHOOK_URL needs MOYASAR_WEBHOOK_SECRET beside it.')
  return {
    port: values.SANDBOX_PORT ?? values.PORT + 1,
    host: values.SANDBOX_HOST,
    url: values.SANDBOX_URL?.replace(/\/+$/, ''),
    folder,
    speed: values.SANDBOX_SPEED,
    ...keysOf(folder, values.MOYASAR_PUBLISHABLE_KEY, values.MOYASAR_SECRET_KEY),
    webhook: url && secret ? { url, secret } : undefined,
  }
}

function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return [...LOOPBACK, '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
}

/** The given keys, or a pair that is made once and kept in the folder. */
function keysOf(folder: string, publishableKey: string | undefined, secretKey: string | undefined) {
  if (publishableKey && secretKey) return { publishableKey, secretKey }
  if (publishableKey || secretKey) throw new Error('The two MOYASAR keys are given together or not at all.')
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) {
    const made = { publishableKey: `pk_test_${random()}`, secretKey: `sk_test_${random()}` }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  return z
    .object({ publishableKey: testKey('pk'), secretKey: testKey('sk') })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
}

function random(): string {
  return randomBytes(20).toString('hex')
}
