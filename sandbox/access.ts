import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Fields } from './body.ts'
import { textOf } from './body.ts'
import type { Caller } from './payments/create-payment.ts'
import { badCredentials, Problem } from './problem.ts'
import type { World } from './world.ts'

/**
 * Authenticates a caller who may create payments and tokens: either key in the header, or the publishable one in the
 * body.
 *
 * @throws Problem
 */
export function creator(context: Context, world: World, body: Fields): Caller {
  const key = keyInHeader(context) ?? textOf(body.publishable_api_key) ?? ''
  refuseLive(key)
  const { publishableKey, secretKey } = world.settings
  const address = getConnInfo(context).remote.address?.replace(/^::ffff:/, '') ?? null
  if (key === publishableKey) return { key: 'publishable', address }
  if (key === secretKey && keyInHeader(context) !== undefined) return { key: 'secret', address }
  throw badCredentials()
}

/**
 * Refuses callers without the secret key in the header.
 *
 * @throws Problem
 */
export function requireSecretKey(context: Context, world: World): void {
  const key = keyInHeader(context) ?? ''
  refuseLive(key)
  if (key === world.settings.publishableKey) {
    throw new Problem(403, 'authentication_error', 'This API key is not allowed to make this request')
  }
  if (key !== world.settings.secretKey) throw badCredentials()
}

/** Basic: the key is the user, with or without the colon that goes before the empty password. */
function keyInHeader(context: Context): string | undefined {
  const [, encoded] = /^Basic +([\w+/=-]+)$/i.exec(context.req.header('authorization') ?? '') ?? []
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('utf8').split(':')[0]
}

function refuseLive(key: string): void {
  if (/^[ps]k_live_/.test(key)) {
    throw new Problem(405, 'account_inactive_error', 'The account is not activated for live payments')
  }
}
