import type { Sending } from '#contract/companies.ts'

/** Station of a sending: `done` has happened, `failed` ended the way, `open` has not happened yet. */
export interface DeliveryStep {
  readonly name: 'allowed' | 'sentStep' | 'waiting' | 'handedOver' | 'refused' | 'opened'
  readonly state: 'done' | 'failed' | 'open'
  /** ISO 8601; null where nothing has happened. */
  readonly at: string | null
}

/** Tells whether the private link of a sending opens, or will once its mail arrives. */
export const stillOpens = ({ state }: Sending) =>
  state === 'waiting' || state === 'handed_over' || state === 'opened'

/** Lists the four stations of a sending: consent, sent, handed over (or still waiting, or refused), opened. */
export function deliverySteps(sending: Sending): readonly DeliveryStep[] {
  return [
    { name: 'allowed', state: 'done', at: sending.consentedAt },
    { name: 'sentStep', state: 'done', at: sending.sentAt },
    arrival(sending),
    { name: 'opened', state: sending.openedAt ? 'done' : 'open', at: sending.openedAt },
  ]
}

function arrival({ refusedAt, handedOverAt, openedAt }: Sending): DeliveryStep {
  if (refusedAt) return { name: 'refused', state: 'failed', at: refusedAt }
  // Opened without a receipt of the mail server: it has arrived all the same.
  const at = handedOverAt ?? openedAt
  return at ? { name: 'handedOver', state: 'done', at } : { name: 'waiting', state: 'open', at: null }
}
