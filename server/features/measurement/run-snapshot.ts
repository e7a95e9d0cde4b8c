import { execFile, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { and, eq, inArray } from 'drizzle-orm'
import { snapshots } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { NotYet } from '#server/jobs/on-record.ts'
import { keyFor } from '#server/secret.ts'
import type { SnapshotTask, SnapshotWord } from './snapshot-process.ts'

type RunDeps = Pick<Deps, 'database' | 'clock' | 'environment' | 'secret'>

const MAIN = fileURLToPath(new URL('./snapshot-process.ts', import.meta.url))
const NICE = 10
/** Without a word for so long, it has found no moment in which nothing else wanted to run. */
const STARVED_MS = 20_000
/** Megabytes that a measurement of 100,000 attempts may need beside its arrays. */
const HEAP_MB = 700

/**
 * Takes and measures a snapshot in a process of its own, which reads and writes over a connection of its own: this one goes on
 * answering, and lives on where memory ends that one. Its figures are there all at once, with the word that it is done, or not at all.
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
  await inProcess(task, signal, async progress => {
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

async function inProcess(
  task: SnapshotTask,
  signal: AbortSignal,
  onProgress: (progress: number) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  const child = fork(MAIN, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  stepBehind(child.pid)
  const starved = setTimeout(() => schedule(child.pid, '--other'), STARVED_MS)
  const stop = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', stop)
  let telling = Promise.resolve()
  try {
    await new Promise<void>((resolve, reject) => {
      let isDone = false
      child.on('message', (word: SnapshotWord) => {
        starved.refresh()
        if (word.kind === 'done') isDone = true
        else if (word.kind === 'failed') reject(new NotYet(word.reason))
        else telling = telling.then(() => onProgress(word.progress)).catch(() => {})
      })
      child.on('error', reject)
      child.on('disconnect', () => (isDone ? resolve() : reject(new Error('the measurement ended early'))))
      child.send(task)
    })
  } finally {
    signal.removeEventListener('abort', stop)
    clearTimeout(starved)
    await telling
  }
}

/** Lets everybody who is answered go first: on Linux all threads of the process run only where nothing else wants to (docs/operation.md). */
function stepBehind(pid: number | undefined): void {
  if (pid === undefined) return
  setPriority(pid, NICE)
  schedule(pid, '--idle')
}

/** Sets how Linux schedules all threads of a process. Without the command, or the right to go back, its priority alone holds. */
function schedule(pid: number | undefined, policy: '--idle' | '--other'): void {
  if (pid === undefined || process.platform !== 'linux') return
  execFile('chrt', ['--all-tasks', policy, '--pid', '0', String(pid)], () => {})
}
