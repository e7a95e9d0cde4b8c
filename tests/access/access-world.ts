import { randomBytes, randomUUID } from 'node:crypto'
import { profiles, sessions, users } from '#server/db/schema.ts'
import { mountConsole } from '#server/features/console/console-page.ts'
import { mountMailbox } from '#server/features/mail/mailbox-page.ts'
import { mountRating } from '#server/features/rating/rating-page.ts'
import { connectMoyasar } from '#server/gateways/moyasar.ts'
import { mountOperation } from '#server/http/mount-operation.ts'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../support/accounts.ts'
import { PROFILE } from '../support/api.ts'
import { NO_PAYMENTS } from '../support/no-payments.ts'
import { startSandbox } from '../support/sandbox.ts'

export interface AccessWorld extends AccountsApi {
  /** Somebody else, signed in and confirmed, with a profile and nothing more. */
  stranger(): Promise<Browser>
  /** The content of each table, as a sum. */
  tableSums(): Promise<Record<string, string>>
  /** Every row of every table, as text. */
  dump(): Promise<string>
}

const SECURE = {
  APP_URL: 'https://wijha.example',
  ALLOW_DEMO: '1',
  GOOGLE_CLIENT_ID: 'a-client',
  GOOGLE_CLIENT_SECRET: 'a-client-secret',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_API_KEY: 'a-key-of-nobody',
  AI_MODEL: 'a-model',
}

/** All that the server answers but pages and files, on https, with every feature switched on. */
export async function createAccessWorld(variables: Record<string, string> = SECURE): Promise<AccessWorld> {
  const sandbox = await startSandbox()
  const apiUrl = `${sandbox.url}/v1`
  const world = await createAccountsApi(variables, undefined, {
    ...NO_PAYMENTS,
    gateway: connectMoyasar({ apiUrl, secretKey: sandbox.secretKey }),
    apiUrl,
  })
  const { environment, secret } = world.deps
  mountOperation(world.api, { environment, isReady: async () => true })
  mountMailbox(world.api, world.deps)
  mountConsole(world.api, world.deps, '/nonexistent/console.html')
  mountRating(world.api, import.meta.filename)
  // Where the pages stand, which answer whatever nobody else does.
  world.api.all('*', context => context.text('', 404))
  const tables = await tablesOf(world)

  return {
    ...world,
    async stranger() {
      const userId = randomUUID()
      const token = randomBytes(24).toString('base64url')
      const now = world.clock.now
      const name = { name: 'Salma Alotaibi', firstName: 'Salma', lastName: 'Alotaibi' }
      const email = `${userId}@example.com`
      await world.store.database.insert(users).values({ id: userId, ...name, email, emailVerified: true })
      await world.store.database.insert(profiles).values({ userId, ...PROFILE, fullName: name.name })
      await world.store.database.insert(sessions).values({
        ...{ id: randomUUID(), userId, token, createdAt: now, updatedAt: now },
        expiresAt: new Date(now.getTime() + 86_400_000),
      })
      const browser = world.browser()
      const secure = environment.APP_URL.startsWith('https:')
      const [pair = ''] = sessionCookie(secret, token, secure, false).split(';')
      browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      browser.token = csrfTokenFor(secret, token)
      return Object.assign(browser, { email })
    },
    async tableSums() {
      const sums = tables.map(
        table =>
          `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${table}" t) as "${table}"`,
      )
      const { rows } = await world.store.pool.query({ name: 'sums', text: `select ${sums.join(', ')}` })
      return { ...rows[0], mails: String(world.outbox.length) }
    },
    async dump() {
      const parts = tables.map(
        table => `select coalesce(string_agg(t::text, chr(10)), '') as rows from "${table}" t`,
      )
      const { rows } = await world.store.pool.query(parts.join(' union all '))
      return rows.map(row => row.rows).join('\n')
    },
    async close() {
      await sandbox.stop()
      await world.close()
    },
  }
}

/** All but the counts of tries, which a refusal does change. */
async function tablesOf(world: AccountsApi): Promise<string[]> {
  const { rows } = await world.store.pool.query(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit'`,
  )
  return rows.map(row => row.table_name)
}
