import { randomUUID } from 'node:crypto'
import { asShown } from '../faults.ts'
import type { Payment } from '../payments/payment.ts'
import type { World } from '../world.ts'
import type { Attempt, Delivery, EventType, HeldWebhook } from './webhook.ts'

const MINUTE_MS = 60_000
/** After these waits an event that nobody acknowledged is sent again; then it is dropped. */
const WAITS_MS = [1, 10, 30, 60, 120].map(minutes => minutes * MINUTE_MS)
/** How long a receiver may take; the provider's own limit is not published. */
const PATIENCE_MS = 10_000
const KEPT_BODY = 1000

/** Tells every webhook that asked for it. Nothing is sent before the caller is done. */
export function announce(world: World, type: EventType, payment: Payment): void {
  const now = world.clock.now()
  const event = { id: randomUUID(), type, created_at: now.toISOString(), data: payment }
  const { dropWebhooks, delayWebhooksMs = 0, duplicateWebhooks = 0, reorderWebhooks } = world.faults
  if (dropWebhooks) return
  for (const { id: webhookId, webhook } of world.holdings.webhooks.all()) {
    if (!webhook.events.includes(type)) continue
    for (let copy = 0; copy <= duplicateWebhooks; copy++) {
      const due = now.getTime() + delayWebhooksMs
      const delivery = world.holdings.deliveries.put({ id: randomUUID(), webhookId, event, tries: 0, due })
      if (reorderWebhooks && !world.heldBack) world.heldBack = delivery
      else schedule(world, delivery)
    }
  }
}

/** Sends what waited to be overtaken. */
export function releaseHeldBack(world: World): void {
  if (world.heldBack) schedule(world, { ...world.heldBack, due: world.clock.now().getTime() })
  world.heldBack = undefined
}

export function schedule(world: World, delivery: Delivery): void {
  world.clock.at(delivery.due, () => attempt(world, delivery))
}

async function attempt(world: World, delivery: Delivery): Promise<void> {
  const { webhooks, deliveries, attempts } = world.holdings
  const held = webhooks.get(delivery.webhookId)
  if (!held) return deliveries.remove(delivery.id)
  const started = world.clock.now()
  const response = await send(world, held, delivery)
  attempts.put({
    id: randomUUID(),
    webhook_id: held.id,
    event_id: delivery.event.id,
    event_type: delivery.event.type,
    retry_number: delivery.tries + 1,
    ...response,
    created_at: started.toISOString(),
  })
  if (world.heldBack && world.heldBack.event.id !== delivery.event.id) releaseHeldBack(world)
  const wait = WAITS_MS[delivery.tries]
  if (response.result === 'success' || wait === undefined) return deliveries.remove(delivery.id)
  const due = started.getTime() + Math.ceil(wait / world.settings.speed)
  schedule(world, deliveries.put({ ...delivery, tries: delivery.tries + 1, due }))
}

type WebhookResponse = Pick<
  Attempt,
  'result' | 'message' | 'response_code' | 'response_headers' | 'response_body'
>

async function send(
  world: World,
  { webhook, secret }: HeldWebhook,
  { event }: Delivery,
): Promise<WebhookResponse> {
  const body = {
    id: event.id,
    type: event.type,
    created_at: event.created_at,
    secret_token: world.faults.webhookSecret ?? secret,
    account_name: 'Sandbox',
    live: false,
    data: asShown(event.data, 'webhook', world.faults),
  }
  try {
    const response = await fetch(webhook.url, {
      method: webhook.http_method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'user-agent': 'Payment-Sandbox' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return {
      result: response.ok ? 'success' : 'failed',
      message: response.ok
        ? 'Webhook message was delivered successfully'
        : 'Webhook message was not acknowledged',
      response_code: response.status,
      response_headers: JSON.stringify(Object.fromEntries(response.headers)),
      response_body: (await response.text()).slice(0, KEPT_BODY),
    }
  } catch (error) {
    const message = `Webhook message could not be delivered (${(error as Error).name})`
    return { result: 'failed', message, response_code: null, response_headers: null, response_body: null }
  }
}
