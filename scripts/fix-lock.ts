/**
 * Completes `package-lock.json` where the registry in use lacks an optional platform package: `npm install` then leaves the
 * entry out, and `npm ci` refuses the lock file. The entries added here carry name, version, os and cpu, so that npm skips
 * them on every other platform. `--check` changes nothing, fails when an entry is missing, and counts those without a checksum.
 */
import { readFileSync, writeFileSync } from 'node:fs'

interface LockEntry {
  version?: string
  integrity?: string
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const lockPath = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(lockPath, 'utf8')) as { packages: Record<string, LockEntry> }

const missing: string[] = []
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isPresent(parent, name)) continue
    const platform = platformOf(name)
    if (!platform) continue
    missing.push(`${name}@${version}`)
    lock.packages[`node_modules/${name}`] = { version, ...platform, optional: true }
  }
}

if (missing.length === 0) {
  if (process.argv.includes('--check')) sayUnverified()
  process.exit(0)
}
if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${missing.join(', ')}: run node scripts/fix-lock.ts`)
  process.exit(1)
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`added ${missing.join(', ')}`)

/** Names the packages that npm would install unverified: the registry in use has none of them, so it never does so here. */
function sayUnverified(): void {
  const unverified = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.integrity)
  const platforms = new Set(
    unverified.map(([, { os, cpu }]) => [os, cpu].map(part => part?.join('/') ?? 'any').join('-')),
  )
  console.log(
    `package-lock.json: ${unverified.length} entries without integrity, of ${[...platforms].sort().join(', ')}: ` +
      'the registry that wrote it lacks them; run npm install against a whole one before installing there',
  )
}

/** As Node resolves: beside the parent, then in every folder above it. */
function isPresent(parent: string, name: string): boolean {
  for (
    let folder = parent;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (lock.packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

/** Only packages that name their platform can be skipped by it. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const os = /(darwin|linux|win32|windows|freebsd|openbsd|netbsd|android|sunos|aix|openharmony)/.exec(
    name,
  )?.[1]
  const cpu = /(x64|arm64|ia32|arm(?!64)|ppc64|s390x|riscv64|loong64|mips64el|wasm32)/.exec(name)?.[1]
  if (!os && cpu !== 'wasm32') return undefined
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    ...(name.endsWith('-gnu') ? { libc: ['glibc'] } : {}),
  }
}
