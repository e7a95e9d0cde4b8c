import { Webhook } from 'standardwebhooks'
import type { Environment } from '#server/env.ts'

/** Names what cannot wait, for a webhook; nothing of anybody. */
export interface UrgentAlert {
  readonly topic: string
  /** ISO 8601, when it was noticed. */
  readonly at: string
}

/** Tells whether this deployment wants to be called. */
export const wantsCalls = ({ ALERT_WEBHOOK_URL }: Pick<Environment, 'ALERT_WEBHOOK_URL'>) =>
  ALERT_WEBHOOK_URL !== undefined

const ANSWER_WITHIN_MS = 15_000

/**
 * Calls the operator's webhook, signed as Standard Webhooks has it. The id stays over all tries of one alert, so that its receiver knows
 * a repetition.
 *
 * @returns whether it answered with 2xx; a redirect is no answer
 */
export async function callWebhook(
  { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret, APP_URL }: Environment,
  id: string,
  { topic, at }: UrgentAlert,
): Promise<boolean> {
  if (!url || !secret) return true
  const data = { topic, console: `${APP_URL}/operator` }
  const payload = JSON.stringify({ type: `alert.${topic}`, timestamp: at, data })
  const now = new Date()
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, payload),
    },
    body: payload,
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}
