import { resolve } from 'node:path'
import { z } from 'zod'
import { isNetwork } from './network.ts'

/** Every environment variable, parsed once. An empty value counts as absent. */
const text = z.string().trim().min(1).optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOLING: z.enum(['session', 'transaction']).default('session'),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: text,
  AI_MODEL: text,
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  MOYASAR_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.moyasar.com'),
  MOYASAR_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  MOYASAR_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SELLER_NAME: text,
  SELLER_ADDRESS: text,
  SELLER_CR_NUMBER: text,
  SELLER_VAT_NUMBER: z
    .string()
    .trim()
    .regex(/^\d{15}$/, 'must have 15 digits')
    .optional(),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  OPERATOR_EMAIL: z.email().optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALERT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base 64')
    .optional(),
  INBOUND_ADDRESS: z
    .email()
    .regex(/^[^@+]{1,11}@/, 'must have at most 11 characters before the @, and no +')
    .optional(),
  INBOUND_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform(list =>
      list
        .split(',')
        .map(entry => entry.trim())
        .filter(Boolean),
    )
    .refine(list => list.every(isNetwork), {
      error: 'must be addresses or networks, such as 10.0.0.2 or 10.0.0.0/24',
    }),
  ALLOW_DEMO: z
    .string()
    .optional()
    .transform(value => value === '1'),
})

export type Environment = Omit<z.output<typeof schema>, 'APP_URL'> & {
  /** The public address, without a trailing slash; tells also whether cookies are Secure. */
  readonly APP_URL: string
}

/** Throws an error whose message names each variable that is wrong, never its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not usable:\n${lines.join('\n')}`)
  }
  const values = parsed.data
  const appUrl = (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  const environment = {
    ...values,
    APP_URL: appUrl,
    DATA_DIR: resolve(values.DATA_DIR),
    MOYASAR_API_URL: values.MOYASAR_API_URL.replace(/\/+$/, '').replace(/\/v1$/, ''),
  }
  refuseMixedKeys(environment)
  if (!environment.INBOUND_ADDRESS !== !environment.INBOUND_SECRET)
    throw new Error('INBOUND_ADDRESS and INBOUND_SECRET are needed together.')
  if (!environment.ALERT_WEBHOOK_URL !== !environment.ALERT_WEBHOOK_SECRET)
    throw new Error('ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET are needed together.')
  refuseUnsafe(environment)
  return environment
}

/** The three keys belong together, and to one side: a test key beside a live one would open reports for no money. */
function refuseMixedKeys(environment: Environment): void {
  const {
    MOYASAR_PUBLISHABLE_KEY: publishable,
    MOYASAR_SECRET_KEY: secret,
    MOYASAR_WEBHOOK_SECRET: webhook,
  } = environment
  const given = [publishable, secret, webhook].filter(Boolean).length
  if (given !== 0 && given !== 3) {
    throw new Error(
      'MOYASAR_PUBLISHABLE_KEY, MOYASAR_SECRET_KEY and MOYASAR_WEBHOOK_SECRET are needed together.',
    )
  }
  if (publishable && secret && publishable.slice(3, 7) !== secret.slice(3, 7)) {
    throw new Error(
      'MOYASAR_PUBLISHABLE_KEY and MOYASAR_SECRET_KEY must both be test keys or both live keys.',
    )
  }
}

/** Tells whether this deployment has an AI endpoint; its three settings come together or not at all. */
export const offersAi = ({ AI_BASE_URL }: Pick<Environment, 'AI_BASE_URL'>) => AI_BASE_URL !== undefined

/** A public address on the conveniences of a demonstration is refused unless ALLOW_DEMO=1 says that it is one. */
function refuseUnsafe(environment: Environment): void {
  if (environment.DATABASE_URL && !environment.AUTH_SECRET) {
    throw new Error(
      'AUTH_SECRET is required beside DATABASE_URL: every process must sign with the same secret.',
    )
  }
  const ai = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
  const given = ai.filter(name => environment[name] !== undefined)
  if (given.length > 0 && given.length < ai.length) {
    throw new Error(`${ai.join(', ')} belong together; only ${given.join(', ')} is set.`)
  }
  // Live keys take people's money, whatever address was forgotten.
  const isLive = environment.MOYASAR_SECRET_KEY?.startsWith('sk_live_') ?? false
  if ((isLocalAddress(environment.APP_URL) && !isLive) || environment.ALLOW_DEMO) return
  const missing = [
    ...(environment.APP_URL.startsWith('https:') ? [] : ['an https APP_URL']),
    ...(environment.NODE_ENV === 'production' ? [] : ['NODE_ENV=production (the default)']),
    ...SECRETS.filter(name => isWeak(environment[name] ?? '')).map(
      name => `${name} of chance (openssl rand -base64 32)`,
    ),
    ...(environment.MOYASAR_API_URL.startsWith('https:') ? [] : ['an https MOYASAR_API_URL']),
    ...(isGuessable(environment.DATABASE_URL) ? ['a database password that nobody guesses'] : []),
    ...(environment.ALERT_WEBHOOK_URL?.startsWith('http:') ? ['an https ALERT_WEBHOOK_URL'] : []),
    ...(environment.SMTP_URL ? [] : ['SMTP_URL (mails would only be kept as files)']),
    ...(isLive ? [] : ['live MOYASAR keys (payments would only be pretended)']),
    ...(environment.DATABASE_URL ? [] : ['DATABASE_URL (the embedded database is for one machine)']),
  ]
  if (missing.length > 0) {
    throw new Error(
      `APP_URL is public or the keys are live, so this is needed: ${missing.join('; ')}. ALLOW_DEMO=1 starts without.`,
    )
  }
}

const SECRETS = [
  'AUTH_SECRET',
  'INBOUND_SECRET',
  'METRICS_TOKEN',
  'BACKUP_KEY',
  'MOYASAR_WEBHOOK_SECRET',
] as const

/** `aaaa…`, `changemechangeme…`, `abcdefgh…` and `replace-this-secret-…` are long enough, and no secret. */
function isWeak(secret: string): boolean {
  if (secret === '') return false
  const lower = secret.toLowerCase()
  const steps = [...lower].filter((sign, at) => Math.abs(sign.charCodeAt(0) - lower.charCodeAt(at - 1)) <= 1)
  const isCounted = steps.length > secret.length / 2
  return new Set(secret).size < 10 || isCounted || WORDS_OF_EXAMPLES.test(lower)
}

const WORDS_OF_EXAMPLES =
  /(my|your|this|replace|example).?secret|secret.?key|password|change.?(me|this)|replace.?(me|this)|qwerty/

const GUESSABLE = [
  'postgres',
  'postgresql',
  'password',
  'admin',
  'root',
  'secret',
  'changeme',
  'wijha',
  '123456',
]

/** What ships as a default, or says the user's name again. None at all is a socket or a certificate. */
function isGuessable(databaseUrl: string | undefined): boolean {
  if (!databaseUrl) return false
  const { username, password } = new URL(databaseUrl)
  const said = decodeURIComponent(password).toLowerCase()
  return said !== '' && (GUESSABLE.includes(said) || said === decodeURIComponent(username).toLowerCase())
}

export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
