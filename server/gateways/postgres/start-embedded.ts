import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { prepareCluster } from './prepare-cluster.ts'

/** Runs a PostgreSQL of our own: real binaries from npm, on the loopback interface alone, its data under DATA_DIR. */
export interface EmbeddedPostgres {
  /** For the application: a role that owns its database and nothing else. */
  readonly url: string
  /** For tests and tools that create databases. */
  readonly administratorUrl: string
  /** Stops the server unless another process of ours still uses it. Close every connection first. */
  stop(): Promise<void>
}

/** How long the server may take until it accepts connections; recovery after a power cut is the longest case. */
const START_LIMIT_MS = 60_000

/** How long a server that seems to run may refuse connections before its lock file is put to the test. */
const JOIN_LIMIT_MS = 5_000

/**
 * Starts the PostgreSQL under `dataDirectory`, or joins the one that already runs there: an orphan of a killed process, or
 * the one that another process of ours started. It is a process of its own and outlives a killed application.
 * Throws an error that says what is wrong and where the log is.
 */
export async function startEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(dataDirectory)
  const connection = (database: string, user: string, password: string, port: number) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const administratorUrlAt = (port: number) =>
    connection('postgres', 'postgres', cluster.credentials.administratorPassword, port)

  const port = await startOrJoin()

  // Another process may stop the shared server at the moment we join it, and a server may be killed: start it again.
  let stopping = false
  let checking = false
  const watch = setInterval(async () => {
    if (stopping || checking || runningPort()) return
    checking = true
    await ensureRunning(port).catch(() => {})
    checking = false
  }, 1000)
  watch.unref()

  return {
    url: connection('wijha', 'wijha', cluster.credentials.applicationPassword, port),
    administratorUrl: administratorUrlAt(port),
    async stop() {
      stopping = true
      clearInterval(watch)
      await stopUnlessShared(administratorUrlAt(port), join(cluster.directory, 'postmaster.pid'))
    },
  }

  /** Another process may stop the shared server between our two steps; then they are taken again. */
  async function startOrJoin(): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const port = await ensureRunning()
      try {
        await createApplicationDatabase(administratorUrlAt(port), cluster.credentials.applicationPassword)
        return port
      } catch (error) {
        if (attempt === 5) throw error
        await sleep(100)
      }
    }
  }

  /** The port of a server that is running on this cluster, from its lock file. */
  function runningPort(): number | undefined {
    const lock = readLockFile(join(cluster.directory, 'postmaster.pid'))
    return lock && isAlive(lock.pid) ? lock.port : undefined
  }

  async function ensureRunning(wantedPort?: number): Promise<number> {
    const deadline = Date.now() + START_LIMIT_MS
    let failure = ''
    for (let attempt = 0; Date.now() < deadline && attempt < 20; attempt++) {
      const running = runningPort()
      if (running) {
        const patience = Math.min(deadline, Date.now() + JOIN_LIMIT_MS)
        const joined = await accepts(administratorUrlAt(running), patience, () => runningPort() !== running)
        if (joined) return running
        // The lock file may be a dead server's whose process id somebody else now has: PostgreSQL itself can tell.
      }
      const port = wantedPort ?? (await freePort())
      const server = launch(port)
      const started = await Promise.race([
        accepts(administratorUrlAt(port), deadline, () => server.exitCode !== null),
        new Promise<false>(resolve => server.once('exit', () => resolve(false))),
      ])
      if (started) return port
      // A second process may have won the race for the lock file, or the port was taken meanwhile: look again.
      failure = lastLines(cluster.logFile)
      await sleep(100)
    }
    throw new Error(
      `The embedded PostgreSQL in ${cluster.directory} did not start. Its log, ${cluster.logFile}, ends with:\n${failure}`,
    )
  }

  function launch(port: number): ChildProcess {
    const log = openSync(cluster.logFile, 'a')
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      max_connections: '100',
      timezone: 'UTC',
      log_timezone: 'UTC',
      log_min_messages: 'warning',
      // A failing statement holds personal data: the log gets the error alone.
      log_min_error_statement: 'panic',
      log_parameter_max_length_on_error: '0',
      jit: 'off',
    }
    const server = spawn(
      join(cluster.binaries, 'postgres'),
      [
        '-D',
        cluster.directory,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        detached: true,
        cwd: '/',
        stdio: ['ignore', log, log],
        env: { LANG: 'C', PATH: '' },
        ...cluster.account,
      },
    )
    server.on('error', () => {})
    server.unref()
    closeSync(log)
    return server
  }
}

/** Tries to connect until it works, the deadline passes, or `gaveUp` says so. */
async function accepts(url: string, deadline: number, gaveUp = () => false): Promise<boolean> {
  while (Date.now() < deadline && !gaveUp()) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    // Without a listener an error on an idle connection would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') {
        throw new Error('The embedded PostgreSQL refuses the password that is kept beside its data.')
      }
      // Starting, stopping or recovering: whatever else it says, it may say yes a moment later.
      await sleep(20)
    }
  }
  return false
}

async function createApplicationDatabase(administratorUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: administratorUrl })
  await client.connect()
  try {
    // Two processes may both find nothing; the lock lets one create and the other see it.
    await client.query('select pg_advisory_lock(7201)')
    const role = await client.query(`select 1 from pg_roles where rolname = 'wijha'`)
    if (role.rowCount === 0) await client.query(`create role wijha login password '${password}'`)
    const database = await client.query(`select 1 from pg_database where datname = 'wijha'`)
    if (database.rowCount === 0) await client.query('create database wijha owner wijha')
  } finally {
    await client.end()
  }
}

async function stopUnlessShared(administratorUrl: string, lockFile: string): Promise<void> {
  const lock = readLockFile(lockFile)
  if (!lock || !isAlive(lock.pid)) return
  const client = new Client({ connectionString: administratorUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    const others = () =>
      client.query(
        `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
    // Our own connections are closed, and their processes may take a moment to end.
    for (let looks = 1; (await others()).rowCount; looks++) {
      if (looks === 40) return await client.end()
      await sleep(50)
    }
    await client.end()
  } catch {
    // It is going down already.
  }
  process.kill(lock.pid, 'SIGINT')
  for (const deadline = Date.now() + 8000; Date.now() < deadline && isAlive(lock.pid); ) await sleep(20)
}

function readLockFile(path: string): { pid: number; port: number } | undefined {
  if (!existsSync(path)) return undefined
  try {
    const lines = readFileSync(path, 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to somebody else. A reused process id shows itself when the connection is refused.
    return (error as { code?: string }).code === 'EPERM'
  }
}

function lastLines(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '(no log)'
}
