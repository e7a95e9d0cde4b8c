import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Executable, arguments and environment with which Playwright starts the browser. */
export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/** Root has no user namespace to sandbox in; the rest keeps the browser from calling its maker at every start. */
const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a real Chromium for the journeys: the one of `CHROMIUM` or of the system; else Debian's package, when root; else the
 * one that comes from npm. Throws an error that says what to install.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM
  if (given && !existsSync(given)) throw new Error(`CHROMIUM names ${given}, which does not exist.`)
  const installed = given ?? INSTALLED.find(path => existsSync(path)) ?? (await installDebianPackage())
  if (installed) return { executablePath: installed, args: ARGUMENTS, env: {} }
  return unpackNpmChromium()
}

async function installDebianPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Chromium is not installed: installing Debian's package.")
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env,
      maxBuffer: 1 << 26,
    })
  } catch (error) {
    console.log(`That failed (${(error as Error).message.split('\n')[0]}): using the one from npm.`)
  }
  return INSTALLED.find(path => existsSync(path))
}

/** It is built for Amazon Linux: where the system lacks its libraries, they come from the archive beside it. */
async function unpackNpmChromium(): Promise<Chromium> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  const packaged = join(import.meta.dirname, '..', '..', 'node_modules', '@sparticuz', 'chromium', 'bin')
  const lacks = !(await run('/sbin/ldconfig', ['-p']).then(
    ({ stdout }) => stdout.includes('libnss3.so'),
    () => false,
  ))
  if (lacks) await inflate(join(packaged, 'al2023.tar.br'))
  const libraries = join(tmpdir(), 'al2023', 'lib')
  return {
    executablePath,
    args: [...ARGUMENTS, '--headless', '--no-zygote'],
    env: {
      FONTCONFIG_PATH: join(tmpdir(), 'fonts'),
      ...(lacks ? { LD_LIBRARY_PATH: libraries } : {}),
    },
  }
}
