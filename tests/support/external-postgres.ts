import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#server/gateways/postgres/free-port.ts'

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'

/** PostgreSQL server that is not the app's own. */
export interface ExternalPostgres {
  readonly url: string
  /** As `pg_ctl restart -m immediate` does: no goodbye to anybody. Absent where the server is somebody else's. */
  readonly restart?: () => Promise<void>
  stop(): Promise<void>
}

/**
 * Connects to the server of `FAULTS_DATABASE_URL`; else, when root, starts a new cluster of Debian's package, which is
 * installed where it is missing. Where neither is possible, returns the reason as a sentence.
 */
export async function startExternalPostgres(): Promise<ExternalPostgres | string> {
  const given = process.env.FAULTS_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  if (process.getuid?.() !== 0) return 'needs root or FAULTS_DATABASE_URL'
  const binaries = await provideBinaries()
  if (!binaries) return "Debian's postgresql could not be installed, and FAULTS_DATABASE_URL is not set"
  return startCluster(binaries)
}

/** Finds PostgreSQL's programs; where they are missing, root installs Debian's package. */
export async function provideBinaries(): Promise<string | undefined> {
  if (process.env.FAULTS_DATABASE_URL || process.getuid?.() !== 0) return undefined
  return findBinaries() ?? (await installDebianPackage())
}

function findBinaries(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  const newest = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))[0]
  const binaries = join(INSTALLED, newest ?? '', 'bin')
  return existsSync(join(binaries, 'initdb')) ? binaries : undefined
}

async function installDebianPackage(): Promise<string | undefined> {
  console.log("PostgreSQL is not installed: installing Debian's package.")
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1 << 26 }
  try {
    await run('apt-get', ['update', '-qq'], options)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options)
  } catch (error) {
    console.log(`That failed: ${(error as Error).message.split('\n')[0]}`)
  }
  return findBinaries()
}

async function startCluster(binaries: string): Promise<ExternalPostgres> {
  const [, , uid = 0, gid = 0] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find(line => line.startsWith('postgres:'))
      ?.split(':')
      .map(Number) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'wijha-external-'))
  chownSync(folder, uid, gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const account = { uid, gid, cwd: '/', env: { LANG: 'C' } }
  const control = (...parameters: string[]) =>
    run(join(binaries, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-w', '-s', ...parameters], account)
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'wijha', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    account,
  )
  await control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`, 'start')
  return {
    url: `postgres://wijha@127.0.0.1:${port}/postgres`,
    restart: async () => void (await control('-m', 'immediate', 'restart')),
    async stop() {
      await control('-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
