import { Worker } from 'node:worker_threads'
import type { READY, TypstResult, TypstTask, TypstWorld } from './typst-worker.ts'

/** Names the template of a document and the data it reads as JSON from `sys.inputs.data`, never as source. */
export interface TypstDocument {
  /** Of the world's folder, e.g. `/report.typ`. */
  readonly template: string
  readonly data: unknown
}

type Typeset =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Too many wait: of this owner, or of everybody. Nothing was done. */
  | { readonly kind: 'busy'; readonly scope: 'owner' | 'all' }
  /** The template refused the data, the worker died, or the time limit passed. `reason` is for the log, without data. */
  | { readonly kind: 'failed'; readonly reason: string }

export interface Typst {
  /** Typesets what `prepare` answers as tagged PDF/UA-1; `prepare` runs only once there is room. */
  typeset(owner: string, prepare: () => Promise<TypstDocument>): Promise<Typeset>
  stop(): Promise<void>
}

export interface TypstLimits {
  /** Documents of one owner that wait or are being made; then of everybody. */
  readonly ofOwner: number
  readonly ofAll: number
  /** For one document, in milliseconds; before the first one as much again to load the compiler and the fonts. */
  readonly milliseconds: number
}

const LIMITS: TypstLimits = { ofOwner: 4, ofAll: 64, milliseconds: 10_000 }

interface Waiting {
  readonly task: TypstTask
  readonly settle: (typeset: Typeset) => void
}

/**
 * Starts Typst in one worker thread with the first document: typesetting never holds up an answer. Documents are made
 * one after the other; a worker that dies or takes too long costs its own document only.
 */
export function startTypst(world: TypstWorld, limits: TypstLimits = LIMITS): Typst {
  const admitted = new Map<string, number>()
  const queue: Waiting[] = []
  let current: { readonly waiting: Waiting; readonly alarm: NodeJS.Timeout } | undefined
  let worker: Worker | undefined

  const total = () => [...admitted.values()].reduce((sum, count) => sum + count, 0)

  function finish(typeset: Typeset): void {
    if (!current) return
    clearTimeout(current.alarm)
    const { settle } = current.waiting
    current = undefined
    // Between documents the thread keeps no process alive.
    worker?.unref()
    settle(typeset)
    next()
  }

  function next(): void {
    const waiting = current ? undefined : queue.shift()
    if (!waiting) return
    worker ??= startWorker()
    worker.ref()
    const alarm = setTimeout(() => discard('time limit'), limits.milliseconds)
    current = { waiting, alarm }
    worker.postMessage(waiting.task)
  }

  /**
   * The worker is not to be trusted any more; the next document gets a new one. What runs inside the compiler cannot be
   * interrupted: a thread that took too long ends when it comes back from there.
   */
  function discard(reason: string): void {
    const old = worker
    worker = undefined
    old?.removeAllListeners()
    // A thread that is being ended may still throw.
    old?.on('error', () => {})
    void old?.terminate()
    finish({ kind: 'failed', reason })
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./typst-worker.ts', import.meta.url), {
      workerData: world,
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    })
    started.on('message', (answer: typeof READY | TypstResult) => {
      if (answer === 'ready') current?.alarm.refresh()
      else finish(answer)
    })
    started.on('error', error => discard(error.name))
    started.on('exit', () => discard('worker ended'))
    return started
  }

  return {
    async typeset(owner, prepare) {
      const own = admitted.get(owner) ?? 0
      if (own >= limits.ofOwner) return { kind: 'busy', scope: 'owner' }
      if (total() >= limits.ofAll) return { kind: 'busy', scope: 'all' }
      admitted.set(owner, own + 1)
      try {
        const { template, data } = await prepare()
        const task = { template, data: JSON.stringify(data) }
        return await new Promise(settle => {
          queue.push({ task, settle })
          next()
        })
      } finally {
        const left = (admitted.get(owner) ?? 1) - 1
        if (left === 0) admitted.delete(owner)
        else admitted.set(owner, left)
      }
    },
    async stop() {
      const old = worker
      worker = undefined
      old?.removeAllListeners()
      await old?.terminate()
      for (const { settle } of queue.splice(0)) settle({ kind: 'failed', reason: 'stopped' })
      finish({ kind: 'failed', reason: 'stopped' })
    },
  }
}
