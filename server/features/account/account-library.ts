import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { LOOK } from '#contract/look.ts'
import { LOCALES } from '#engine/languages/index.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { accounts, sessions, users, verifications } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { cookieName, isSecure } from '#server/http/cookie.ts'
import { SESSION_SECONDS } from '#server/http/session.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { providerSettings } from './provider-settings.ts'
import { nameOf } from './social-name.ts'
import type { Visitor } from './visitor.ts'

/** The library reads the address from this header alone, and only we set it. */
const ADDRESS_HEADER = 'x-wijha-address'

export interface NewUser {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
}

interface Use {
  /** The open transaction, where what the library writes must stand or fall with what we write. */
  readonly database: Database | Transaction
  readonly visitor: Visitor
  readonly remembered?: boolean
  /** Made before the transaction opens, so that no connection waits for a slow hash. */
  readonly passwordHash?: string
  /** What a new person gets besides, within the transaction in which a social sign-in makes the account. */
  readonly onNewUser?: (transaction: Transaction, user: NewUser) => Promise<void>
  /** Called with each session that the library is about to make. */
  readonly onSession?: (session: { readonly userId: string; readonly token: string }) => void
}

/**
 * Sets better-auth up for one use: what it does well (passwords, sessions, social sign-in with state and PKCE) and
 * nothing else: its mailed tokens can be used twice, its limits and origin checks do not cover calls in the process,
 * its look-up of a session is slow, so those are ours. Making one takes under a millisecond, and keeps nothing between
 * requests.
 */
export function accountLibrary(deps: Pick<Deps, 'environment' | 'secret' | 'clock'>, use: Use) {
  const { environment, secret, clock } = deps
  const secure = isSecure(environment)
  const lifetime = use.remembered ? SESSION_SECONDS.remembered : SESSION_SECONDS.browser
  const newcomer = attendNewcomer(use)
  return betterAuth({
    appName: 'Wijha',
    baseURL: environment.APP_URL,
    basePath: '/api/auth/provider',
    secret,
    database: drizzleAdapter(newcomer.database, {
      provider: 'pg',
      transaction: use.onNewUser !== undefined,
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    // It would log addresses.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${environment.APP_URL}/login` },
    emailAndPassword: {
      enabled: true,
      // The contract holds the rules of a new password.
      minPasswordLength: 1,
      maxPasswordLength: 1024,
      password: {
        hash: password => (use.passwordHash ? Promise.resolve(use.passwordHash) : hashPassword(password)),
        verify: verifyPassword,
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        language: { type: [...LOCALES], required: false, defaultValue: use.visitor.locale },
        ...readingFields(use.visitor),
      },
    },
    // A provider's word joins an existing account only if both sides have confirmed the address.
    account: {
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
      updateAccountOnSignIn: false,
    },
    socialProviders: providerSettings(environment, clock()),
    databaseHooks: {
      user: {
        create: {
          before: async user => {
            newcomer.user = user
            const data = { ...user, ...nameOf(user), image: null, createdAt: clock(), updatedAt: clock() }
            return { data }
          },
        },
      },
      account: {
        create: {
          before: async account => {
            newcomer.id = account.userId
            // We ask the providers nothing after signing in, so their keys to the person's data are not kept.
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } }
          },
        },
      },
      session: {
        create: {
          before: async session => {
            use.onSession?.(session)
            const now = clock()
            return {
              data: {
                ...session,
                createdAt: now,
                updatedAt: now,
                expiresAt: new Date(now.getTime() + lifetime * 1000),
              },
            }
          },
        },
      },
    },
    advanced: {
      database: { generateId: () => randomUUID(), validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      useSecureCookies: false,
      cookiePrefix: cookieName('', secure).slice(0, -1),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  })
}

/** Builds the only headers of a request that the library sees. */
export function libraryHeaders(visitor: Visitor, cookie?: string | null): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: visitor.address, 'user-agent': visitor.userAgent })
  if (cookie) headers.set('cookie', cookie)
  return headers
}

interface Newcomer {
  readonly database: Database | Transaction
  user?: Omit<NewUser, 'id'>
  id?: string
}

/**
 * The library opens a transaction for a new person and the way to sign in, and closes it before it tells anyone; what we add
 * has to be in there. Holding one open around the whole call-back instead would keep a connection for as long as the provider
 * takes to answer.
 */
function attendNewcomer(use: Use): Newcomer {
  const { database, onNewUser } = use
  if (!onNewUser) return { database }
  const transaction: Database['transaction'] = (work, ...options) =>
    (database as Database).transaction(
      async opened => {
        const result = await work(opened)
        const { user, id } = newcomer
        if (user && id) await onNewUser(opened, { id, email: user.email, emailVerified: user.emailVerified })
        return result
      },
      ...options,
    )
  const newcomer: Newcomer = { database: Object.assign(Object.create(database), { transaction }) }
  return newcomer
}

/** What the browser of a newcomer was set to becomes that of the account. */
const readingFields = ({ reading: { size = 'usual', lines = 'usual', face = 'book' } }: Visitor) => ({
  size: { type: [...LOOK.size], required: false, defaultValue: size },
  lines: { type: [...LOOK.lines], required: false, defaultValue: lines },
  face: { type: [...LOOK.face], required: false, defaultValue: face },
})
