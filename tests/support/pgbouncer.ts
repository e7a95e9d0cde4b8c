import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '#server/gateways/postgres/free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export interface PgBouncer {
  /** The address given, through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts Debian's PgBouncer before a database that trusts local connections; root installs the package where it is missing.
 * Answers a sentence where neither is possible.
 */
export async function startPgBouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<PgBouncer | string> {
  if (process.getuid?.() !== 0) return 'PgBouncer needs root here'
  if (!existsSync(PROGRAM)) await install()
  if (!existsSync(PROGRAM)) return "Debian's pgbouncer could not be installed"
  const target = new URL(databaseUrl)
  const [folder, port] = [temporaryFolder('pgbouncer'), await freePort()]
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    // Fewer servers than a process of ours has connections.
    default_pool_size: 6,
    max_client_conn: 200,
    user: 'postgres',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=${target.hostname} port=${target.port} user=${target.username}`
  writeFileSync(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  const { stdout } = await promisify(execFile)('id', ['-u', 'postgres'])
  chownSync(folder, Number(stdout), 0)
  const child = spawn(PROGRAM, ['-q', file], { stdio: 'ignore' })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const url = databaseUrl.replace(`:${target.port}/`, `:${port}/`)
  await untilItAnswers(url)
  return {
    url,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function install(): Promise<void> {
  console.log("PgBouncer is not installed: installing Debian's package.")
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1 << 26 }
  try {
    await promisify(execFile)('apt-get', ['update', '-qq'], options)
    const packages = ['--no-install-recommends', 'pgbouncer']
    await promisify(execFile)('apt-get', ['install', '-y', '-qq', ...packages], options)
  } catch (error) {
    console.log(`That failed: ${(error as Error).message.split('\n')[0]}`)
  }
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries === 100) throw error
      await sleep(50)
    }
  }
}
