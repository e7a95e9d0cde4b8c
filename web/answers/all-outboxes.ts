import { PLAN, WANTS } from './kept.ts'
import type { Outbox } from './outbox.ts'

interface Found {
  /** Begins the key of what waits (kept.ts). */
  readonly prefix: string
  readonly load: () => Promise<{ readonly outbox: Outbox }>
}

/** Lists what may wait on a device beside answers, and how what sends it is loaded. */
export const OUTBOXES: readonly Found[] = [
  { prefix: WANTS, load: () => import('./wants.ts') },
  { prefix: PLAN, load: () => import('./development-plan.ts') },
]
