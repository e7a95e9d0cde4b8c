import { expire, OPEN_FOR_MS } from './payments/settle.ts'
import { expireToken } from './tokens/new-token.ts'
import { schedule } from './webhooks/deliver.ts'
import { registerWebhook } from './webhooks/register-webhook.ts'
import type { World } from './world.ts'

/** Puts what was open before the last stop on the clock's agenda again, and registers the webhook of the settings once. */
export function resume(world: World): void {
  const { payments, tokens, webhooks, deliveries } = world.holdings
  for (const { id, payment } of payments.all()) {
    if (payment.status !== 'initiated') continue
    world.clock.at(Date.parse(payment.created_at) + OPEN_FOR_MS, () => expire(world, id))
  }
  for (const { id, token } of tokens.all()) {
    if (token.status !== 'initiated' || !token.expires_at) continue
    world.clock.at(Date.parse(token.expires_at), () => expireToken(world, id))
  }
  for (const delivery of deliveries.all()) schedule(world, delivery)

  const { webhook } = world.settings
  if (!webhook) return
  const known = webhooks.all().find(held => held.webhook.url === webhook.url)
  if (known?.secret === webhook.secret) return
  if (known) webhooks.remove(known.id)
  registerWebhook(world, { http_method: 'post', url: webhook.url, shared_secret: webhook.secret })
}
