import { randomBytes, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { operators, sessions, users } from '#server/db/schema.ts'
import { isSecure } from '#server/http/cookie.ts'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'
import { seal } from '#server/jobs/sealed.ts'
import type { AccountsApi, Browser } from './accounts.ts'

export type OperatorBrowser = Browser & {
  readonly userId: string
  readonly email: string
  /** The code that the authenticator shows now; `ahead` periods later where one was used already. */
  code(ahead?: number): string
}

/** Makes an operator in a role who has an authenticator, signed in; the console is not open yet. */
export async function createOperator(
  { store, clock, deps, browser }: AccountsApi,
  role: OperatorRole,
): Promise<OperatorBrowser> {
  const userId = randomUUID()
  const email = `${userId}@operator.example`
  const now = clock.now
  // Each a person of their own: two accounts of one name are taken for one person's.
  const lastName = userId.slice(0, 8)
  const name = { name: `Operator ${lastName}`, firstName: 'Operator', lastName }
  await store.database.insert(users).values({ id: userId, ...name, email, emailVerified: true })
  const secret = new Secret({ size: 20 })
  await store.database.insert(operators).values({
    ...{ userId, role, sealedSecret: seal(deps.secret, secret.base32) },
    ...{ enrolledAt: now, invitedAt: now },
  })
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000)
  await store.database
    .insert(sessions)
    .values({ ...{ id: randomUUID(), userId, token, createdAt: now, updatedAt: now }, expiresAt })
  const made = browser()
  const [pair = ''] = sessionCookie(deps.secret, token, isSecure(deps.environment), false).split(';')
  made.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  made.token = csrfTokenFor(deps.secret, token)
  const totp = new TOTP({ secret })
  const code = (ahead = 0) => totp.generate({ timestamp: clock.now.getTime() + ahead * 30_000 })
  return Object.assign(made, { userId, email, code })
}

/** Grants the one request that waits about a subject, as another operator, whose code is new. */
export async function grantAbout(world: AccountsApi, operator: OperatorBrowser, subject: string) {
  await operator.call('POST', '/api/operator/confirmation', { code: operator.code() })
  world.clock.advance(30_000)
  const waiting = (await operator.call('GET', '/api/operator/approvals')).json
  const found = waiting.find((each: { subject: string }) => each.subject === subject)
  return operator.call('POST', `/api/operator/approvals/${found?.id}/grant`)
}

/** Makes an operator whose console is open, and who has just confirmed what must be confirmed. */
export async function openConsole(world: AccountsApi, role: OperatorRole): Promise<OperatorBrowser> {
  const operator = await createOperator(world, role)
  for (const path of ['/api/operator/door', '/api/operator/confirmation']) {
    const { status, json } = await operator.call('POST', path, { code: operator.code() })
    if (status >= 400) throw new Error(`${path} was refused: ${JSON.stringify(json)}`)
    // No code is taken twice.
    world.clock.advance(30_000)
  }
  return operator
}
