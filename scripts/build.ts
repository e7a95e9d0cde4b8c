import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildConsole } from './console.ts'
import { cutFonts } from './fonts.ts'
import { buildOffline } from './offline.ts'
import { drawPictures } from './pictures.ts'

/**
 * fonts and pictures -> pages -> what serves them without a network -> the console -> a compressed twin beside each asset. `--if-needed` does
 * nothing when the sources are those of the last
 * build; what they hashed to stands in build/.sources.
 */

// A test may have started it: what is built is served as it is.
process.env.NODE_ENV = 'production'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'build/.sources')

/** Whatever can change the built pages. */
const SOURCES = [
  ...[
    'web/**/*.{ts,tsx,css,svg}',
    'contract/**/*.ts',
    'engine/vocabulary.ts',
    'engine/languages/*.ts',
    'engine/line/*.ts',
    'public/**/*',
  ],
  ...[
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/build.ts',
    'scripts/console.ts',
    'scripts/fonts.ts',
    'scripts/offline.ts',
    'scripts/pictures.ts',
    'scripts/pictures/*.typ',
    'server/features/paper/typst/{path,look}.typ',
  ],
]
/** What a build writes among them. */
const MADE = /^(web\/fonts|public\/pictures)\//
/** Fonts and pictures are compressed by themselves. */
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root }).sort()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || MADE.test(file) || !(await stat(join(root, file))).isFile()) continue
    hash.update(`${file}\0`).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

async function isBuilt(sources: string): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => null)
  const server = await stat(join(root, 'build/server/index.js')).catch(() => null)
  return stamp === sources && server !== null
}

function run(command: string, ...parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', command), ...parameters], {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })
}

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map(async entry => {
      if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) return
      const path = join(entry.parentPath, entry.name)
      const bytes = await readFile(path)
      if (bytes.length < 256) return
      const quality = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: quality }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    }),
  )
}

const sources = await hashSources()
if (process.argv.includes('--if-needed') && (await isBuilt(sources))) process.exit(0)
await Promise.all([cutFonts(), drawPictures()])
await run('@react-router/dev/bin.cjs', 'build')
await buildOffline(join(root, 'build/client'))
await buildConsole(join(root, 'build/client'))
await compress(join(root, 'build/client'))
await mkdir(dirname(stampFile), { recursive: true })
await writeFile(stampFile, sources)
