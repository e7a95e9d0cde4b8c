import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { WaitingAnswer } from './answer-store.ts'

/** What this browser keeps of the answering: nothing but this, and nothing of it after signing out. */
export interface Device extends DBSchema {
  /** Confirmed, and not acknowledged. */
  answers: { key: [owner: string, assessmentId: string, position: number]; value: WaitingAnswer }
  /** The option chosen on the question at hand, before it is confirmed; one an attempt. */
  choices: {
    key: [owner: string, assessmentId: string]
    value: Choice & { owner: string; assessmentId: string }
  }
  /** What it takes to go on without a network (kept.ts). */
  kept: { key: string; value: unknown }
}

export interface Choice {
  readonly position: number
  readonly answer: number
  readonly changes: number
  /** Milliseconds that the question had been on screen. */
  readonly shownFor: number
}

let opened: Promise<IDBPDatabase<Device>> | undefined

/** Rejects where the browser forbids storage, as some do in private windows. */
export function openDevice(): Promise<IDBPDatabase<Device>> {
  opened ??= openDB<Device>('wijha', 1, {
    upgrade(database) {
      database.createObjectStore('answers', { keyPath: ['owner', 'assessmentId', 'position'] })
      database.createObjectStore('choices', { keyPath: ['owner', 'assessmentId'] })
      database.createObjectStore('kept')
    },
    // A newer release wants the database: this page opens it anew when it needs it.
    blocking: (_old, _new, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
  // Refused now is not refused for ever: the next caller tries again.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** All keys that begin with these parts. */
export const startingWith = (...parts: readonly string[]) => IDBKeyRange.bound(parts, [...parts, []])
