import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/gateways/postgres/free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export interface App {
  readonly url: string
  readonly dataDirectory: string
  readonly process: ChildProcess
  /** Everything the server has printed so far. */
  output(): string
  /** As `kill -9` would, and not waiting for the database, which lives on. */
  kill(): Promise<void>
  /** As an operator would: SIGTERM, then the exit code. */
  stop(): Promise<number | null>
}

/** Starts the built app as `npm start` does, on a free port, and waits until it says it is ready. */
export async function startApp(
  options: {
    variables?: Readonly<Record<string, string>>
    dataDirectory?: string
    port?: number
    /** Another copy of the app than this one. */
    root?: string
    /** `alive`: without what it needs, to see it wait. */
    until?: 'alive' | 'ready'
  } = {},
): Promise<App> {
  const dataDirectory = options.dataDirectory ?? temporaryFolder('app')
  const port = options.port ?? (await freePort())
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--max-old-space-size=256', 'server/main.ts'],
    {
      cwd: options.root ?? ROOT,
      env: {
        ...process.env,
        MALLOC_ARENA_MAX: '2',
        NODE_ENV: 'production',
        PORT: String(port),
        // Wherever there is room: the port beside ours may be another test's.
        SANDBOX_PORT: '0',
        DATA_DIR: dataDirectory,
        ...options.variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  server.stdout.on('data', chunk => {
    output += chunk
  })
  server.stderr.on('data', chunk => {
    output += chunk
  })
  const exited = new Promise<number | null>(resolve => server.once('exit', resolve))
  const url = `http://localhost:${port}`
  try {
    await waitUntil(`${url}/${options.until === 'alive' ? 'healthz' : 'readyz'}`, () => {
      if (server.exitCode !== null) throw new Error(`The app stopped while starting:\n${output}`)
    })
  } catch (error) {
    server.kill('SIGKILL')
    if (!options.dataDirectory) rmSync(dataDirectory, { recursive: true, force: true })
    throw error
  }
  return {
    url,
    dataDirectory,
    process: server,
    output: () => output,
    async kill() {
      server.kill('SIGKILL')
      await exited
    },
    async stop() {
      server.kill('SIGTERM')
      return exited
    },
  }
}

export function removeData(app: App): void {
  rmSync(app.dataDirectory, { recursive: true, force: true })
}

async function waitUntil(url: string, check: () => void): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    check()
    const ready = await fetch(url).then(
      response => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(20)
  }
  throw new Error(`${url} did not say yes within a minute.`)
}
