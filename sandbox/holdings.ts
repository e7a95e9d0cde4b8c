import { join } from 'node:path'
import { Journal } from './journal.ts'
import type { HeldPayment } from './payments/payment.ts'
import type { HeldToken } from './tokens/token.ts'
import type { Attempt, Delivery, HeldWebhook } from './webhooks/webhook.ts'

/** Everything the sandbox knows: in memory, and in its folder for the next start. A full card number is nowhere in it. */
export interface Holdings {
  readonly payments: Shelf<HeldPayment>
  readonly tokens: Shelf<HeldToken>
  readonly webhooks: Shelf<HeldWebhook>
  /** Events that have not arrived yet. */
  readonly deliveries: Shelf<Delivery>
  readonly attempts: Shelf<Attempt>
}

export function openHoldings(folder: string): Holdings {
  const journal = new Journal(join(folder, 'holdings.jsonl'))
  const kept = journal.read()
  const shelf = <T extends { readonly id: string }>(name: string) =>
    // The journal holds what this very shelf wrote.
    new Shelf<T>(name, journal, kept.get(name) as Map<string, T> | undefined)
  return {
    payments: shelf('payments'),
    tokens: shelf('tokens'),
    webhooks: shelf('webhooks'),
    deliveries: shelf('deliveries'),
    attempts: shelf('attempts'),
  }
}

class Shelf<T extends { readonly id: string }> {
  readonly #name: string
  readonly #journal: Journal
  readonly #records: Map<string, T>

  constructor(name: string, journal: Journal, records = new Map<string, T>()) {
    this.#name = name
    this.#journal = journal
    this.#records = records
  }

  get(id: string): T | undefined {
    return this.#records.get(id)
  }

  /** Oldest first. */
  all(): T[] {
    return [...this.#records.values()]
  }

  put(record: T): T {
    this.#records.set(record.id, record)
    this.#journal.write({ shelf: this.#name, id: record.id, record })
    return record
  }

  remove(id: string): void {
    this.#records.delete(id)
    this.#journal.write({ shelf: this.#name, id })
  }
}
