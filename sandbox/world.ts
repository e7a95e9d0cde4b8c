import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Holdings } from './holdings.ts'
import type { Settings } from './settings.ts'
import type { Delivery } from './webhooks/webhook.ts'

/** Holds what every verb of the sandbox may use. */
export interface World {
  readonly settings: Settings
  readonly holdings: Holdings
  readonly clock: Clock
  /** What addresses in responses begin with; known once the port is open. */
  url: string
  faults: Faults
  /** An event that waits to be overtaken, while events are reordered. */
  heldBack: Delivery | undefined
}
