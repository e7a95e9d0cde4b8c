import { randomUUID } from 'node:crypto'
import { type Fields, textOf } from '../body.ts'
import { Complaints } from '../problem.ts'
import type { World } from '../world.ts'
import { EVENTS, type Webhook } from './webhook.ts'

const METHODS = ['post', 'put', 'patch'] as const
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Registers a webhook on this machine, over http or https; the provider wants https and any host.
 *
 * @throws Problem with all complaints together
 */
export function registerWebhook(world: World, fields: Fields): Webhook {
  const wrong = new Complaints()
  const method = METHODS.find(name => name === String(fields.http_method ?? '').toLowerCase())
  if (!method) wrong.add('http_method', `must be one of ${METHODS.join(', ')}`)
  const url = textOf(fields.url) ?? ''
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) wrong.add('url', 'is invalid')
  else if (!LOCAL.has(new URL(url).hostname)) wrong.add('url', 'must be on this machine: this is a sandbox')
  const secret = textOf(fields.shared_secret)
  if (!secret) wrong.add('shared_secret', "can't be blank")
  const asked: unknown = fields.events ?? EVENTS
  const events = Array.isArray(asked) ? EVENTS.filter(event => asked.includes(event)) : []
  if (!Array.isArray(asked) || events.length !== new Set(asked).size) wrong.add('events', 'are invalid')
  wrong.throwIfAny()
  const webhook: Webhook = {
    id: randomUUID(),
    http_method: method ?? 'post',
    url,
    created_at: world.clock.now().toISOString(),
    events,
  }
  world.holdings.webhooks.put({ id: webhook.id, webhook, secret: secret ?? '' })
  return webhook
}
