import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { z } from 'zod'

const MAIN = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))
const START_LIMIT_MS = 15_000
/** Before it is started again: at first, and at most. */
const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

const started = z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() })

export interface RunningSandbox extends z.output<typeof started> {
  /** Of the process that runs now. */
  readonly pid: () => number | undefined
  stop(): Promise<void>
}

interface SandboxOptions {
  readonly port: number
  readonly dataDirectory: string
  readonly webhookUrl: string
  readonly webhookSecret: string
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Starts the local payment provider as a child process. It ends with us, however we end, and makes its own keys, which it
 * keeps with its payments in the data directory: one that ends by itself is started again, at the same address, with all it
 * held. Only loopback; its webhooks go to `webhookUrl`.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  let { child, exited, told } = await startChild(options, options.port)
  let stopping = false
  let pause: NodeJS.Timeout | undefined
  const port = Number(new URL(told.url).port)

  function watch(failures: number): void {
    void exited.then(() => {
      if (stopping) return
      const { exitCode: code, signalCode: signal } = child
      options.log.warn(
        { event: 'sandbox_ended', code, signal, failures },
        'the payment sandbox is started again',
      )
      const milliseconds = Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures)
      pause = setTimeout(() => void restart(failures), milliseconds).unref()
    })
  }
  async function restart(failures: number): Promise<void> {
    if (stopping) return
    try {
      ;({ child, exited, told } = await startChild(options, port))
      watch(0)
      if (stopping) child.kill('SIGTERM')
    } catch {
      exited = Promise.resolve()
      watch(failures + 1)
    }
  }
  watch(0)
  return {
    ...told,
    pid: () => child.pid,
    async stop() {
      stopping = true
      clearTimeout(pause)
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function startChild(options: SandboxOptions, port: number) {
  const child: ChildProcess = fork(MAIN, {
    env: {
      NODE_ENV: process.env.NODE_ENV,
      SANDBOX_PORT: String(port),
      DATA_DIR: options.dataDirectory,
      SANDBOX_WEBHOOK_URL: options.webhookUrl,
      MOYASAR_WEBHOOK_SECRET: options.webhookSecret,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  const message = await Promise.race([
    new Promise<unknown>(resolve => child.once('message', resolve)),
    exited.then(() => {
      throw new Error(`The payment sandbox did not start on port ${port}.`)
    }),
  ]).finally(() => clearTimeout(tooLong))
  return { child, exited, told: started.parse(message) }
}
