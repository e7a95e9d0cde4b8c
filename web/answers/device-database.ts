import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Confirmed answer on its way to the server. */
export interface WaitingAnswer {
  /** The id of the person who gave it: it is sent as nobody else's. */
  readonly owner: string
  readonly assessmentId: string
  /** 0-based among all questions of the form: the order in which the server takes them. */
  readonly position: number
  readonly section: string
  readonly questionNumber: number
  /** 1 to 5, in display order. */
  readonly answer: number
  /** Milliseconds from showing the question to confirming. */
  readonly responseTime: number
  readonly changes: number
  /** Wall clock, so that it still means something after the tab was closed. */
  readonly confirmedAt: number
  /** It stood behind another answer or behind a failed try: the server times it otherwise. */
  readonly waited: boolean
}

/** Stores what this browser keeps of the answering: nothing but this, and nothing of it after signing out. */
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

/** Opens the database; rejects where the browser forbids storage, as some do in private windows. */
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

/** A device that takes longer than this to write down five numbers is as good as one that refuses. */
const PATIENCE = 1500

/** Waits for work on the device; rejects when it has not answered in time: nothing that is to be sent waits for it for ever. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new DOMException('no answer from the device', 'TimeoutError')), PATIENCE),
  )
  return Promise.race([work, tooLong])
}
