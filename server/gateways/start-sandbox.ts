import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const MAIN = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))
const START_LIMIT_MS = 15_000

const started = z.object({ url: z.string(), publishableKey: z.string(), secretKey: z.string() })

export interface RunningSandbox extends z.output<typeof started> {
  stop(): Promise<void>
}

/**
 * Starts the local payment provider as a child process. It ends with us, however we end, and makes its own keys, which it
 * keeps with its payments in the data directory. Only loopback; its notices go to `webhookUrl`.
 */
export async function startSandbox(options: {
  readonly port: number
  readonly dataDirectory: string
  readonly webhookUrl: string
  readonly webhookSecret: string
}): Promise<RunningSandbox> {
  const child = fork(MAIN, {
    env: {
      NODE_ENV: process.env.NODE_ENV,
      SANDBOX_PORT: String(options.port),
      DATA_DIR: options.dataDirectory,
      SANDBOX_WEBHOOK_URL: options.webhookUrl,
      MOYASAR_WEBHOOK_SECRET: options.webhookSecret,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const message = await Promise.race([
    new Promise<unknown>(resolve => child.once('message', resolve)),
    exited.then(() => {
      throw new Error(`The payment sandbox did not start on port ${options.port}.`)
    }),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The payment sandbox did not answer.')), START_LIMIT_MS).unref(),
    ),
  ])
  return {
    ...started.parse(message),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
