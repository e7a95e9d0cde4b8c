import { Worker } from 'node:worker_threads'
import { and, eq, inArray } from 'drizzle-orm'
import { snapshots } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keyFor } from '#server/secret.ts'
import type { SnapshotTask, SnapshotWord } from './snapshot-worker.ts'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'environment' | 'secret'>

/** Megabytes that a measurement of 100,000 attempts may need beside its arrays. */
const HEAP_MB = 700

/**
 * Takes and measures a snapshot in a thread of its own, which reads and writes over a connection of its own: this one goes on
 * answering. Its figures are there all at once, with the word that it is done, or not at all.
 */
export async function runSnapshot(deps: RunDeps, id: string, signal: AbortSignal): Promise<void> {
  const { database, clock, environment, secret } = deps
  const [snapshot] = await database
    .update(snapshots)
    .set({ status: 'running', progress: 0, heardAt: clock() })
    .where(and(eq(snapshots.id, id), inArray(snapshots.status, ['waiting', 'running'])))
    .returning({ population: snapshots.population })
  if (!snapshot) return
  const { host, port, user, password, database: name, connectionString } = database.$client.options
  const task: SnapshotTask = {
    id,
    population: snapshot.population,
    connection: connectionString ? { connectionString } : { host, port, user, password, database: name },
    pooling: environment.DATABASE_POOLING,
    key: keyFor(secret, 'measurement'),
    now: clock(),
  }
  await inThread(task, signal, async progress => {
    // A word that comes late changes nothing of what is done.
    await database
      .update(snapshots)
      .set({ progress, heardAt: clock() })
      .where(and(eq(snapshots.id, id), eq(snapshots.status, 'running')))
  })
}

/** Says of a snapshot that it came to nothing. */
export async function failSnapshot({ database }: Pick<Deps, 'database'>, id: string): Promise<void> {
  await database
    .update(snapshots)
    .set({ status: 'failed' })
    .where(and(eq(snapshots.id, id), inArray(snapshots.status, ['waiting', 'running'])))
}

async function inThread(
  task: SnapshotTask,
  signal: AbortSignal,
  onProgress: (progress: number) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./snapshot-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  let telling = Promise.resolve()
  try {
    await new Promise<void>((resolve, reject) => {
      let isDone = false
      worker.on('message', (word: SnapshotWord) => {
        if (word.kind === 'done') isDone = true
        else telling = telling.then(() => onProgress(word.progress)).catch(() => {})
      })
      worker.on('error', reject)
      worker.on('exit', () => (isDone ? resolve() : reject(new Error('the measurement ended early'))))
    })
  } finally {
    signal.removeEventListener('abort', stop)
    await telling
  }
}
