import { Pool, type PoolConfig } from 'pg'
import type { Population } from '#contract/measurement-states.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from '#server/db/connection.ts'
import { kindOfFailure } from '#server/jobs/on-record.ts'
import { measureSnapshot } from './measure-snapshot.ts'

/** Describes what the process is to do: its first message. */
export interface SnapshotTask {
  readonly id: string
  readonly population: Population
  readonly connection: PoolConfig
  readonly pooling: 'session' | 'transaction'
  /** Makes the keyed ids. */
  readonly key: Uint8Array
  readonly now: Date
}

export type SnapshotWord =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'done' }
  /** Holds the kind of the error and no word of it, which may quote a statement. */
  | { readonly kind: 'failed'; readonly reason: string }

const parent = process.ppid

// The one that asked is gone, or all is said.
process.once('disconnect', () => process.exit())
process.once('message', async (task: SnapshotTask) => {
  const pool = new Pool({ ...task.connection, max: 1 })
  let told = -1
  try {
    await measureSnapshot(openDatabase(pool, task.pooling), RELEASED, task, progress => {
      // Asked of the system: while it computes, the process hears of nothing.
      if (process.ppid !== parent) process.exit(1)
      if (progress > told) say({ kind: 'progress', progress })
      told = Math.max(told, progress)
    })
    say({ kind: 'done' })
  } catch (error) {
    say({ kind: 'failed', reason: kindOfFailure(error) })
  } finally {
    await pool.end()
    process.disconnect()
  }
})

function say(word: SnapshotWord): void {
  process.send?.(word)
}
