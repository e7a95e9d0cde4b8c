import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Pool, type PoolConfig } from 'pg'
import type { Population } from '#contract/measurement-states.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from '#server/db/connection.ts'
import { measureSnapshot } from './measure-snapshot.ts'

/** Describes what the thread is to do. */
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

/** Behind everything that answers somebody. On Linux it holds for this thread alone; where it would not, it is left out. */
const NICE = 10

const task = workerData as SnapshotTask
const say = (word: SnapshotWord) => parentPort?.postMessage(word)

if (process.platform === 'linux') setPriority(NICE)
const pool = new Pool({ ...task.connection, max: 1 })
let told = -1
try {
  await measureSnapshot(openDatabase(pool, task.pooling), RELEASED, task, progress => {
    if (progress > told) say({ kind: 'progress', progress })
    told = Math.max(told, progress)
  })
} finally {
  await pool.end()
}
say({ kind: 'done' })
